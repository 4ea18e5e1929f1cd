import {
  id,
  integer,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  withDefault,
} from '@/lib/api/shape'

const userSummary = object({
  id,
  email: text,
  firstName: text,
  lastName: text,
  uid: text,
  uuid: text,
})
/** Who did it, as the collector gets it. Specification 3, user summary. */
export type UserSummary = Shape<typeof userSummary>

export const envelope = object({
  platform: oneOf('web'),
  version: text,
  source: text,
  env: text,
  event: text,
  payload: (value: unknown) => value,
  devid: text,
  ampDeviceId: withDefault(optional(text), null),
  timestamp: integer,
  user: optional(userSummary),
})
/** One event on its way to the collector; `timestamp` in milliseconds since 1970. Specification 7. */
export type Envelope = Shape<typeof envelope>

/** Encodes an envelope as base64 of its JSON in UTF-8. */
export function encodeEnvelope(value: Envelope): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Reads an encoded envelope back; throws when it is none. */
export function decodeEnvelope(encoded: string): Envelope {
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
  return envelope(JSON.parse(new TextDecoder().decode(bytes)))
}
