import type { Api } from './client'
import type { CallError } from './errors'
import { liveClass } from './live-classes'
import { type Page, page } from './paging'
import { attempt } from './result'
import { id, integer, nothing, object, orNull, type Infer, single, time } from './schema'

const waitlistEntry = object({
  id,
  liveClassId: integer,
  position: integer,
  promoteUntil: time,
  movedFrom: orNull(time),
  liveClass,
})
/**
 * A place in the line for a full class; `promoteUntil` is when a spot is no longer wanted, `movedFrom`
 * as for a booking.
 */
export type WaitlistEntry = Infer<typeof waitlistEntry>

type Entry = WaitlistEntry['id']
type Written = Promise<{ ok: true } | { ok: false; error: CallError }>

const path = (entry: Entry) => `/v1/waitlist_entries/${encodeURIComponent(entry)}`

/** The waitlists that the member is on, the next class first. */
export function listWaitlist(api: Api): Promise<Page<WaitlistEntry>> {
  return api.get('/v1/waitlist_entries', { query: { perPage: 100 }, decode: page(waitlistEntry) })
}

/** Joins the waitlist of a full class. Status 403 means that no plan covers it. */
export function joinWaitlist(api: Api, liveClassId: number): Written {
  return attempt(
    api.post('/v1/waitlist_entries', {
      body: { waitlistEntry: { liveClassId } },
      decode: single(waitlistEntry),
    }),
  )
}

/** Sets the last moment, in minutes before the start of the class. */
export function changeWaitlist(api: Api, entry: Entry, minutes: number): Written {
  return attempt(
    api.put(path(entry), {
      body: { waitlistEntry: { promoteUntilMinutesBefore: minutes } },
      decode: single(waitlistEntry),
    }),
  )
}

export function leaveWaitlist(api: Api, entry: Entry): Written {
  return attempt(api.delete(path(entry), { decode: nothing }))
}
