import type { User, UserChanges } from '@/lib/api/current-user'

/**
 * The account with what was saved. Of the answer only what the request changed is taken: another
 * save, such as a picture's, may have been answered in the meantime.
 */
export function withChanges(known: User | undefined, saved: User, changes: UserChanges): User {
  if (!known) return saved
  const names = Object.keys(changes) as (keyof UserChanges)[]
  return { ...known, ...Object.fromEntries(names.map((name) => [name, saved[name]])) }
}
