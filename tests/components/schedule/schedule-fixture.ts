import type { ScheduleTexts } from '@/components/schedule/schedule-texts'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import en from '@/messages/en.json'

export const scheduleTexts = {
  ...en.schedule,
  booking: { ...en.booking, dates: en.dates, toBook: {}, toBookInList: {} },
  dates: en.dates,
  spots: en.booking.spots,
  sheet: { filters: 'Filters' },
  modalities: { names: {} },
} as unknown as ScheduleTexts

export const noFilters: ClassFilters = {
  chosen: [],
  part: null,
  instructors: [],
  period: null,
  count: 0,
  toggle: () => {},
  togglePart: () => {},
  clear: () => {},
  showDays: () => {},
}
