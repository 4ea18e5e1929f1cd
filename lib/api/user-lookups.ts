import type { Api } from './client'
import { attempt } from './result'
import {
  boolean,
  id,
  type Infer,
  integer,
  list,
  object,
  orNull,
  single,
  string,
  withDefault,
} from './schema'

/**
 * An account under an email address: one of this site without a studio, else the record of a
 * studio's member. Of a record only the initials and the city are told until its mailbox is proved.
 */
export const foundAccount = object({
  id,
  email: withDefault(string, ''),
  initials: orNull(string),
  studio: orNull(object({ id: orNull(id), name: orNull(string), city: orNull(string) })),
  brand: orNull(object({ externalId: id })),
})
export type FoundAccount = Infer<typeof foundAccount>

const lookupResult = object({
  /** The address as the provider reads it. */
  email: string,
  count: integer,
  referrerIdExists: withDefault(boolean, false),
  users: withDefault(list(foundAccount), []),
})
export type LookupResult = Infer<typeof lookupResult>

type Lookup = { email: string; referrerId?: string | null }

const request = ({ email, referrerId }: Lookup) => ({
  body: { email, referrerId: referrerId || undefined, format: 'json' },
  signOutOn401: false,
  decode: single(lookupResult),
})

/**
 * Looks up the accounts of this site and of studios under an email. A 422 contains the provider's
 * messages.
 */
export function lookUpEmail(api: Api, input: Lookup) {
  return attempt(api.post('/v1/verified_user_lookups', request(input)))
}

/** Looks up the studio records under a further email of a person. */
export function lookUpAdditionalEmail(api: Api, input: Lookup) {
  return attempt(api.post('/v1/user_lookups', request(input)))
}
