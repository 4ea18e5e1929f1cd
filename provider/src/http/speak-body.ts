import type { Speech } from '../texts/speech'

// Where the bodies of the error catalogue hold sentences; `code` and what stands beside it is for programs.
const places = ['error', 'errors', 'messages']

function spoken(value: unknown, speech: Speech): unknown {
  if (typeof value === 'string') return speech.read(value)
  if (Array.isArray(value)) return value.map((item) => spoken(item, speech))
  return value
}

function within(value: unknown, speech: Speech): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return spoken(value, speech)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // A card error is an object of its own, in which only the message is a sentence.
      'message' in value && key !== 'message' ? item : spoken(item, speech),
    ]),
  )
}

/** A body of the error catalogue with its sentences in a language; the rest is as it was. */
export function speakBody(body: object, speech: Speech): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      places.includes(key) ? within(value, speech) : (value as unknown),
    ]),
  )
}
