import { forgetPerson } from '@/lib/storage/forget-person'
import { postAuthForm } from './auth-form'
import { announceSession } from './session-events'
import { savePendingRevocation } from './pending-revocation'

type SignedOut = {
  /** False when the provider could not be told: this device is signed out, its old token is not dead. */
  revoked: boolean
}

let running: Promise<SignedOut> | null = null

/**
 * Ends the session here and at the provider, and tells the page. However often it is called at the
 * same time, it happens once. Throws when this site cannot be reached: then the person is still
 * signed in.
 */
export function signOut(): Promise<SignedOut> {
  running ??= postAuthForm('/signout', {})
    .then(({ revoked }) => {
      if (!revoked) savePendingRevocation()
      announceSession('signed-out')
      // By now tracking has taken the person's unsent events to upload them, where it runs.
      forgetPerson()
      return { revoked }
    })
    .finally(() => {
      running = null
    })
  return running
}
