import type { Api } from '@/lib/api/client'
import { attempt } from '@/lib/api/result'
import {
  flag,
  id,
  integer,
  list,
  object,
  optional,
  single,
  text,
  withDefault,
} from '@/lib/api/shape'

/** Accounts found for an email; one without a studio is an account of this site. Specification 3. */
const lookupResult = object({
  email: text,
  count: integer,
  referrerIdExists: withDefault(flag, false),
  users: withDefault(
    list(
      object({
        id,
        email: withDefault(text, ''),
        studio: withDefault(optional(object({ id, name: text })), null),
        brand: withDefault(optional(object({ externalId: id })), null),
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
