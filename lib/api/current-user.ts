import type { Api } from './client'
import {
  boolean,
  integer,
  object,
  optional,
  type Infer,
  single,
  string,
  time,
  withDefault,
} from './schema'

export const user = object({
  id: integer,
  uuid: string,
  uid: string,
  email: string,
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  phone: withDefault(optional(string), null),
  country: withDefault(optional(string), null),
  registrationType: withDefault(optional(string), null),
  inTrial: withDefault(boolean, false),
  hasActiveSubscription: withDefault(boolean, false),
  createdAt: withDefault(optional(time), null),
})
/** The person who is signed in. */
export type User = Infer<typeof user>

export function getUser(api: Api): Promise<User> {
  return api.get('/v1/user', { decode: single(user) })
}
