import dayjs, { type Dayjs } from 'dayjs'

/** A moment: a date, an ISO string with its zone, or milliseconds since 1970. */
export type Moment = Date | string | number

/**
 * A clock on a wall: the fields of what it gives (not its moment) are what it shows at a moment.
 * Throws RangeError on a bad date.
 */
export type WallClock = (moment: Moment) => Dayjs

/** The device's own clock. It needs no `Intl`, the first use of which stops a phone noticeably. */
export const deviceClock: WallClock = (moment) => dayjs(dateOf(moment))

/** Throws RangeError on what is no date. */
export function dateOf(moment: Moment): Date {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a date')
  return date
}
