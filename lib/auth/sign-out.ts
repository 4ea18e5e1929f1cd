import { forgetPerson } from '@/lib/storage/forget-person'
import { postAuthForm } from './auth-form'
import { announceSession } from './session-events'
import { savePendingRevocation } from './pending-revocation'

type SignedOut = {
  /**
   * False when the provider could not be reached: this device is signed out, but the old token is
   * still valid.
   */
  revoked: boolean
}

let running: Promise<SignedOut> | null = null

/**
 * Ends the session here and at the provider, and notifies the page. Concurrent calls share one
 * request. Throws when this site cannot be reached; the user is then still signed in.
 */
export function signOut(): Promise<SignedOut> {
  running ??= postAuthForm('/signout', {})
    .then(({ revoked }) => {
      if (!revoked) savePendingRevocation()
      announceSession('signed-out')
      // Tracking, where it runs, has already taken the user's unsent events in order to upload
      // them.
      forgetPerson()
      return { revoked }
    })
    .finally(() => {
      running = null
    })
  return running
}
