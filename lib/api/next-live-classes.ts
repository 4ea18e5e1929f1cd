import { DAY_MS } from '@/lib/time/dates'
import { canJoin, sortJoinableFirst } from '@/lib/schedule/run-phase'
import type { Api } from './client'
import { LiveClass, listLiveClasses } from './live-classes'

/** More than is shown, so that a page that was kept for a while still has classes ahead of it. */
const MOST = 6

/** How many are looked at for them: several may run that nobody can join any more. */
const LOOKED_AT = 12

export interface NextLiveClasses {
  classes: LiveClass[]
  /** Nothing within a day can be joined: the one class that comes next, whenever that is. */
  distant: boolean
}

/**
 * The classes that run now or begin within a day of `now`, first those that can still be joined; when
 * none of them can, the one that comes next. Specification 2.
 */
export async function listNextLiveClasses(
  api: Api,
  brandId: number | null,
  now: number,
): Promise<NextLiveClasses> {
  // Without a beginning the provider leaves out what has ended.
  const day = new Date(now + DAY_MS).toISOString()
  const soon = await listLiveClasses(api, { brandId, to: day, perPage: LOOKED_AT })
  const classes = sortJoinableFirst(soon.data, now).slice(0, MOST)
  if (classes.some((one) => canJoin(one, now))) return { classes, distant: false }
  const later = await listLiveClasses(api, { brandId, from: day, perPage: 1 })
  return later.data.length > 0
    ? { classes: later.data, distant: true }
    : { classes, distant: false }
}
