import type { Api } from './client'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  boolean,
  id,
  type Infer,
  nothing,
  object,
  orNull,
  string,
  time,
  withDefault,
} from './schema'

/** The record of a studio's member whose mailbox is proved, or that the account has linked. */
export const associatedUser = object({
  id,
  email: withDefault(string, ''),
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  studio: object({ id, name: string, city: orNull(string) }),
  brand: orNull(object({ id, externalId: id, name: string })),
  includesStreaming: withDefault(boolean, false),
  linkedAt: orNull(time),
})
export type AssociatedUser = Infer<typeof associatedUser>
type Id = AssociatedUser['id']

/** The records that the account has linked. */
export function listLinkedUsers(api: Api): Promise<Page<AssociatedUser>> {
  return api.get('/v1/associated_users', { decode: page(associatedUser) })
}

/**
 * The records under the addresses that a token proves, which no account has linked. 401 for a token
 * that has expired; it does not end the session.
 */
export function listProvedUsers(
  api: Api,
  verificationToken: string,
): Promise<Page<AssociatedUser>> {
  return api.get('/v1/associated_users', {
    query: { verificationToken },
    signOutOn401: false,
    decode: page(associatedUser),
  })
}

/** Links records to the account: all or none. Repeating it changes nothing. */
export function linkUsers(api: Api, input: { userIds: readonly Id[]; verificationToken: string }) {
  return attempt(
    api.post('/v1/associated_users', { body: { ...input, format: 'json' }, decode: nothing }),
  )
}

export function unlinkUser(api: Api, userId: Id) {
  return attempt(
    api.delete(`/v1/associated_users/${encodeURIComponent(userId)}`, { decode: nothing }),
  )
}

/** Links a record again that the account has just unlinked. Repeating it changes nothing. */
export function undoUnlink(api: Api, userId: Id) {
  return attempt(api.put(`/v1/associated_users/${encodeURIComponent(userId)}`, { decode: nothing }))
}
