import type { Api } from './client'
import { attempt } from './result'
import { object, single, string, time } from './schema'

/** A television or box that shows a code and waits to be signed in. */
const device = object({ deviceName: string, expiresAt: time })
const grantedDevice = object({ deviceName: string })

/**
 * The device that shows a code. A failure carries `code_invalid`, `code_expired` or `code_used`.
 */
export function findDevice(api: Api, code: string) {
  return attempt(
    api.get(`/v1/applicaster_auth_grants/${encodeURIComponent(code)}`, {
      wanted: true,
      decode: single(device),
    }),
  )
}

/** Signs the device that shows a code in to the account; the same failures. */
export function grantDevice(api: Api, code: string) {
  return attempt(
    api.post('/v1/applicaster_auth_grants', { body: { code }, decode: single(grantedDevice) }),
  )
}
