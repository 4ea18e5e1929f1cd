import { postAuthForm } from '@/lib/auth/auth-form'
import { announceSession, type SessionChange } from '@/lib/auth/session-events'

let running: Promise<void> | null = null

/**
 * Ends the session here and at the provider, and tells the page. However often it is called at the
 * same time, it happens once. Throws when this site cannot be reached: then the person is still
 * signed in.
 */
export function signOut(change: SessionChange = 'signed-out'): Promise<void> {
  running ??= postAuthForm('/signout', {})
    .then(() => announceSession(change))
    .finally(() => {
      running = null
    })
  return running
}
