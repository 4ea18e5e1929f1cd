import type { User } from '@/lib/api/current-user'
import type { UserSummary } from './envelope'

/** What events tell about the person who is signed in. Specification 3. */
export function userSummary({ id, email, firstName, lastName, uid, uuid }: User): UserSummary {
  return { id, email, firstName, lastName, uid, uuid }
}
