import type { Api } from './client'
import { attempt } from './result'
import { object, orNull, single, webUrl } from './schema'

const feed = object({ url: orNull(webUrl) })

/** The secret address of the member's bookings for calendar programs; null when none was made. */
export function getCalendarFeed(api: Api): Promise<{ url: string | null }> {
  return api.get('/v1/calendar_feed', { decode: single(feed) })
}

/** Makes a new secret address, which replaces the one before. */
export function renewCalendarFeed(api: Api) {
  return attempt(api.post('/v1/calendar_feed', { decode: single(feed) }))
}
