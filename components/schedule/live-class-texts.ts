import { getTranslations } from 'next-intl/server'
import type { CountdownTexts } from '@/lib/schedule/countdown'
import { type BookingTexts, bookingTexts } from '@/components/booking/booking-texts'

export interface LiveClassTexts {
  booking: BookingTexts
  live: string
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
  /** With `{time}`: until when a class that runs can be joined. */
  closes: string
  replay: string
  onDemand: string
  addToCalendar: string
  /** With `{name}`. */
  calendarWith: string
  calendarFailed: string
  openInApp: string
  appMissing: string
}

/** Everything that can be done with a live class, in the language of the page. */
export async function liveClassTexts(): Promise<LiveClassTexts> {
  const [t, common, player, booking] = await Promise.all([
    getTranslations('schedule'),
    getTranslations('common'),
    getTranslations('player'),
    bookingTexts(),
  ])
  return {
    booking,
    live: t('live'),
    startsIn: t.raw('startsIn'),
    in: common.raw('in'),
    closes: t.raw('closes'),
    replay: player('replay'),
    onDemand: player('onDemand'),
    addToCalendar: t('addToCalendar'),
    calendarWith: t.raw('calendarWith'),
    calendarFailed: t('calendarFailed'),
    openInApp: common('openInApp'),
    appMissing: common('appMissing'),
  }
}
