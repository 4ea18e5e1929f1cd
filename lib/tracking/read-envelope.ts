import { decodeEnvelope, type Envelope } from './envelope'
import { scrub } from './scrub'
import type { EventName } from './events'

/** Maximum length of the strings of an envelope outside its payload. */
const MAX_TEXT_LENGTH = 256

/**
 * Decodes what a browser sent to the collector; null when it is not a valid event. Unknown fields
 * are dropped and the payload is scrubbed again, because anybody can send anything.
 */
export function readEnvelope(encoded: string): Envelope | null {
  try {
    const envelope = decodeEnvelope(encoded)
    return isPlausible(envelope) ? { ...envelope, payload: scrub(envelope.payload) } : null
  } catch {
    return null
  }
}

function isPlausible({ payload, event, user, ...rest }: Envelope): boolean {
  const texts = [...Object.values(rest), ...Object.values(user ?? {})].filter(
    (value) => typeof value === 'string',
  )
  return (
    eventNames.some((name) => name === event) &&
    typeof payload === 'object' &&
    payload !== null &&
    !Array.isArray(payload) &&
    texts.every((text) => text.length <= MAX_TEXT_LENGTH)
  )
}

const names: Record<EventName, true> = {
  'Page View': true,
  'Video Detail': true,
  'Video Progress': true,
  'Live Class Detail': true,
  'Live Schedule': true,
  'Date Select': true,
  'Filter On Demand': true,
  'Promo Card Link Click': true,
  'Live Class Booked': true,
  'Live Class Booking Cancelled': true,
  Purchase: true,
  Registration: true,
  'Sign In': true,
}

/** The names of all events that a page may send. */
const eventNames = Object.keys(names) as EventName[]
