import { hoursUntil } from '@/lib/time/elapsed'
import { trackedLiveClass } from './events'
import { type QueuedEvent } from './queue'

/** An event as it is sent. */
export type SentPayload = Pick<QueuedEvent, 'event' | 'timestamp'> & { payload: object }

/**
 * The payload that is sent for an event: of each entity only the tracked fields. Specification 3.
 */
export function eventPayload({ event, payload, timestamp }: QueuedEvent): object {
  switch (event) {
    case 'Live Schedule':
      return { liveClasses: payload.liveClasses.map(trackedLiveClass) }
    case 'Live Class Detail':
      return trackedLiveClass(payload.liveClass)
    case 'Live Class Booked':
    case 'Live Class Booking Cancelled': {
      const hoursAhead = hoursUntil(payload.liveClass.startDateTime, timestamp)
      return { ...trackedLiveClass(payload.liveClass), hoursAhead }
    }
    case 'Filter On Demand': {
      const chosen = Object.entries(payload).filter(([, value]) => isChosen(value))
      return { modalities_ids: payload.modalities_ids, ...Object.fromEntries(chosen) }
    }
    default:
      return payload
  }
}

const isChosen = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== ''

/** The limits of analytics for strings and keys. Specification 9. */
const MAX_TEXT_LENGTH = 4096
const MAX_KEYS = 1000

/**
 * Limits properties to what analytics accepts: strings are cut to 4096 characters; an object with
 * more than 1000 keys becomes empty.
 */
export function limitProperties(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH)
  if (Array.isArray(value)) return value.map(limitProperties)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (entries.length > MAX_KEYS) return {}
  return Object.fromEntries(entries.map(([key, content]) => [key, limitProperties(content)]))
}
