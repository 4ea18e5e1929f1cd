import type { Api } from '@/lib/api/client'
import {
  flag,
  integer,
  object,
  optional,
  type Shape,
  single,
  text,
  time,
  withDefault,
} from '@/lib/api/shape'

export const user = object({
  id: integer,
  uuid: text,
  uid: text,
  email: text,
  firstName: withDefault(text, ''),
  lastName: withDefault(text, ''),
  phone: withDefault(optional(text), null),
  country: withDefault(optional(text), null),
  registrationType: withDefault(optional(text), null),
  inTrial: withDefault(flag, false),
  hasActiveSubscription: withDefault(flag, false),
  createdAt: withDefault(optional(time), null),
})
/** The person who is signed in. */
export type User = Shape<typeof user>

export function getUser(api: Api): Promise<User> {
  return api.get('/v1/user', { decode: single(user) })
}
