import { buildTimetable, type TimetableEntry } from './build-timetable'
import { randomFrom } from './random'
import { instantOf, localDate } from './wall-time'

const day = 86_400_000
const daysBehind = 1
const daysAhead = 15
const postersPerBrand = 8

function datesAround(now: Date, timeZone: string): string[] {
  const today = Date.parse(`${localDate(now, timeZone)}T00:00:00Z`)
  return Array.from({ length: daysBehind + daysAhead + 1 }, (_, index) =>
    new Date(today + (index - daysBehind) * day).toISOString().slice(0, 10),
  )
}

function classOf(entry: TimetableEntry, date: string) {
  const startsAt = instantOf(date, entry.minutes, entry.timeZone)
  const slot = `${entry.timeZone} ${date} ${entry.minutes}`
  return {
    slot,
    title: entry.title,
    description: entry.description,
    keywords: entry.keywords,
    brand: entry.brand,
    brandId: entry.brandId,
    instructorId: entry.instructorId,
    modalityIds: entry.modalityIds,
    poster: `${entry.brand}-${Math.floor(randomFrom(slot)() * postersPerBrand) + 1}`,
    timeZone: entry.timeZone,
    startsAt,
    endsAt: new Date(startsAt.getTime() + entry.length * 60_000),
    capacity: entry.capacity,
  }
}

/**
 * The live classes from yesterday until two weeks ahead of `now`, each named by its slot: zone,
 * local date and time. The same slot is the same class whenever it is asked for.
 */
export function buildLiveClasses(now: Date) {
  const weekdays = Array.from({ length: 7 }, (_, weekday) => buildTimetable(weekday))
  const zones = [...new Set(weekdays.flat().map((entry) => entry.timeZone))]
  return zones.flatMap((timeZone) =>
    datesAround(now, timeZone).flatMap((date) =>
      weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!.filter(
        (entry) => entry.timeZone === timeZone,
      ).map((entry) => classOf(entry, date)),
    ),
  )
}

export type SeedLiveClass = ReturnType<typeof buildLiveClasses>[number]
