import type { Api } from './client'
import {
  boolean,
  integer,
  object,
  orNull,
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
  phone: orNull(string),
  country: orNull(string),
  registrationType: orNull(string),
  inTrial: withDefault(boolean, false),
  hasActiveSubscription: withDefault(boolean, false),
  /** Has a subscription, a benefit or a studio membership that opens some content. */
  entitled: withDefault(boolean, false),
  createdAt: orNull(time),
})
/** The signed-in user. */
export type User = Infer<typeof user>

export function getUser(api: Api): Promise<User> {
  return api.get('/v1/user', { decode: single(user) })
}
