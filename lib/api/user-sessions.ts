import type { Api } from './client'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  boolean,
  type Infer,
  integer,
  nothing,
  object,
  oneOf,
  orNull,
  string,
  time,
  withDefault,
} from './schema'

const userSession = object({
  id: integer,
  device: object({
    name: orNull(string),
    system: orNull(string),
    kind: orNull(oneOf('desktop', 'mobile', 'tablet', 'tv')),
  }),
  createdAt: time,
  lastUsedAt: time,
  /** The session of this browser. */
  current: withDefault(boolean, false),
})
/** A device on which the account is signed in. */
export type UserSession = Infer<typeof userSession>

export function listUserSessions(api: Api): Promise<Page<UserSession>> {
  return api.get('/v1/users/sessions', { decode: page(userSession) })
}

/** Signs one device out. */
export function endUserSession(api: Api, id: number) {
  return attempt(api.delete(`/v1/users/sessions/${id}`, { decode: nothing }))
}

/** Signs every device but this one out. */
export function endOtherSessions(api: Api) {
  return attempt(api.delete('/v1/users/sessions', { decode: nothing }))
}
