import type { Api } from '@/lib/api/client'
import { type LiveClass, listLiveClasses } from '@/lib/api/live-classes'
import { DAY_MS } from '@/lib/dates'

/** More than is shown, so that a page that was kept for a while still has classes ahead of it. */
const MOST = 6

export interface NextLiveClasses {
  classes: LiveClass[]
  /** Nothing begins within a day: the one class that comes next, whenever that is. */
  distant: boolean
}

/**
 * The classes that run now or begin within a day of `now`, by start; when there are none, the one
 * that comes next. Requirements, screen 1.
 */
export async function listNextLiveClasses(
  api: Api,
  brandId: number | null,
  now: number,
): Promise<NextLiveClasses> {
  // Without a beginning the provider leaves out what has ended.
  const to = new Date(now + DAY_MS).toISOString()
  const soon = await listLiveClasses(api, { brandId, to, perPage: MOST })
  if (soon.data.length > 0) return { classes: soon.data, distant: false }
  const later = await listLiveClasses(api, { brandId, perPage: 1 })
  return { classes: later.data, distant: true }
}
