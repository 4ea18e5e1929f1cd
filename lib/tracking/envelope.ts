import { id, integer, object, oneOf, optional, orNull, type Infer, string } from '@/lib/api/schema'

const userSummary = object({
  id,
  email: string,
  firstName: string,
  lastName: string,
  uid: string,
  uuid: string,
})
/** The user as sent to the collector. Specification 3, user summary. */
export type UserSummary = Infer<typeof userSummary>

export const envelope = object({
  platform: oneOf('web'),
  version: string,
  source: string,
  env: string,
  event: string,
  payload: (value: unknown) => value,
  devid: string,
  ampDeviceId: orNull(string),
  timestamp: integer,
  user: optional(userSummary),
})
/** One event for the collector; `timestamp` in milliseconds since 1970. Specification 7. */
export type Envelope = Infer<typeof envelope>

/** Bytes per call of `fromCharCode`, well below the number of arguments that browsers allow. */
const BYTES_AT_ONCE = 8192

/** Encodes an envelope as base64 of its JSON in UTF-8. */
export function encodeEnvelope(value: Envelope): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  let binary = ''
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE))
  return btoa(binary)
}

/** Decodes an envelope; throws when it is invalid. */
export function decodeEnvelope(encoded: string): Envelope {
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
  return envelope(JSON.parse(new TextDecoder().decode(bytes)))
}
