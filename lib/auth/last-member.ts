import { showAvatar } from '@/lib/profile/avatar'
import { forgetPerson } from '@/lib/storage/forget-person'
import { browserStorage } from '@/lib/storage/storage'

const KEY = 'member'

/** What this visitor was about to do, and purchases, which are stored by the user's id. */
const kept = ['flow', 'pending-action', 'checkout:', 'checkout-counted:']

/**
 * Remembers who signs in, and removes what is stored of somebody else whose session ended without a
 * sign-out.
 *
 * @param email as it was typed
 */
export function rememberMember(email: string): void {
  const member = email.trim().toLowerCase()
  const last = browserStorage.read(KEY)
  if (last && last !== member) {
    forgetPerson(kept)
    showAvatar(null)
  }
  browserStorage.write(KEY, member)
}
