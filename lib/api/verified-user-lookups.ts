import type { Api } from './client'
import { attempt } from './result'
import { boolean, id, integer, list, object, orNull, single, string, withDefault } from './schema'

/** Accounts found for an email; one without a studio is an account of this site. Specification 3. */
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

/** Looks an email up. A 422 carries the provider's sentences. Specification 5 and 7. */
export function lookUpEmail(api: Api, input: { email: string; referrerId?: string | null }) {
  return attempt(
    api.post('/v1/verified_user_lookups', {
      body: { email: input.email, referrerId: input.referrerId || undefined, format: 'json' },
      signOutOn401: false,
      decode: single(lookupResult),
    }),
  )
}
