import { postAuthForm } from '@/lib/auth/auth-form'
import { announceSession } from '@/lib/auth/session-events'
import { leaveUnrevokedNote } from '@/lib/auth/unrevoked-note'
import { forgetPerson } from '@/lib/auth/forget-person'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'
import { forgetUnsentEvents } from '@/lib/tracking/unsent-events'

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
      forgetAnonymousId()
      forgetPerson()
      if (!revoked) leaveUnrevokedNote()
      announceSession('signed-out')
      // Tracking has taken them to upload them, where it runs.
      forgetUnsentEvents()
      return { revoked }
    })
    .finally(() => {
      running = null
    })
  return running
}
