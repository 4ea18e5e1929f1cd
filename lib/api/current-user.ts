import type { Api } from './client'
import { attempt } from './result'
import {
  boolean,
  integer,
  list,
  nothing,
  object,
  orNull,
  type Infer,
  single,
  string,
  time,
  webUrl,
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
  /** The language of mails, and the home time zone; null until they are known. */
  language: orNull(string),
  timeZone: orNull(string),
  profilePictureUrl: orNull(webUrl),
  registrationType: orNull(string),
  inTrial: withDefault(boolean, false),
  hasActiveSubscription: withDefault(boolean, false),
  /** Has a subscription, a benefit or a studio membership that opens some content. */
  entitled: withDefault(boolean, false),
  /** What may be watched and booked now; `brandId` is null for every brand. */
  entitlements: withDefault(list(object({ brandId: orNull(integer), until: orNull(time) })), []),
  createdAt: orNull(time),
})
/** The signed-in user. */
export type User = Infer<typeof user>

export function getUser(api: Api): Promise<User> {
  return api.get('/v1/user', { decode: single(user) })
}

export type UserChanges = Partial<
  Pick<User, 'firstName' | 'lastName' | 'language' | 'timeZone'> & {
    /** Empty to remove it. */
    phone: string
    country: string
  }
>

/** Changes what is given; errors come by field. */
export function updateUser(api: Api, changes: UserChanges) {
  return attempt(api.put('/v1/user', { body: { user: changes }, decode: single(user) }))
}

/** Deletes the account for good. 422 for a wrong password. */
export function deleteUser(api: Api, password: string) {
  return attempt(api.delete('/v1/user', { body: { password }, decode: nothing }))
}

/** Removes the picture of the account. */
export function removeProfilePicture(api: Api) {
  return attempt(api.delete('/v1/profile_pictures', { decode: nothing }))
}
