import { DAY_MS } from '@/lib/time/dates'
import { canJoin, sortJoinableFirst } from '@/lib/schedule/joinable'
import type { Api } from './client'
import { LiveClass, listLiveClasses } from './live-classes'

/** More than are shown at once, so that a page cached for a while still has upcoming classes. */
const MOST = 6

/** More than are returned, because some running classes may not be joinable any more. */
const LOOKED_AT = 12

export interface NextLiveClasses {
  classes: LiveClass[]
  /**
   * True when no class within a day can be joined; `classes` then holds only the next class,
   * however far ahead.
   */
  distant: boolean
}

/**
 * The classes that are running or begin within a day of `now`, those that can still be joined
 * first; when none can be joined, the next class. Specification 2.
 */
export async function listNextLiveClasses(
  api: Api,
  brandId: number | null,
  now: number,
): Promise<NextLiveClasses> {
  // Without `from` the provider leaves out classes that have ended.
  const day = new Date(now + DAY_MS).toISOString()
  const soon = await listLiveClasses(api, { brandId, to: day, perPage: LOOKED_AT })
  const classes = sortJoinableFirst(soon.data, now).slice(0, MOST)
  if (classes.some((one) => canJoin(one, now))) return { classes, distant: false }
  const later = await listLiveClasses(api, { brandId, from: day, perPage: 1 })
  return later.data.length > 0
    ? { classes: later.data, distant: true }
    : { classes, distant: false }
}
