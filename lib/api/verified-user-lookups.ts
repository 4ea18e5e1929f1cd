import type { Api } from './client'
import { attempt } from './result'
import { boolean, id, integer, list, object, orNull, single, string, withDefault } from './schema'

/**
 * The accounts with an email address; one without a studio is an account of this site.
 * Specification 3.
 */
const lookupResult = object({
  email: string,
  count: integer,
  referrerIdExists: withDefault(boolean, false),
  users: withDefault(
    list(
      object({
        id,
        email: withDefault(string, ''),
        studio: orNull(object({ id, name: string })),
        brand: orNull(object({ externalId: id })),
      }),
    ),
    [],
  ),
})

/** Looks up an email address. A 422 contains the provider's messages. Specification 5 and 7. */
export function lookUpEmail(api: Api, input: { email: string; referrerId?: string | null }) {
  return attempt(
    api.post('/v1/verified_user_lookups', {
      body: { email: input.email, referrerId: input.referrerId || undefined, format: 'json' },
      signOutOn401: false,
      decode: single(lookupResult),
    }),
  )
}
