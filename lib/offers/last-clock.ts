import { clockOf } from '@/lib/time/time-zone'

/**
 * The clock of the time zone in which each day starts last, so that an offer is still valid
 * everywhere on the day that is shown as its end.
 */
export const lastClock = clockOf('Pacific/Honolulu')
