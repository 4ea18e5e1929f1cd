'use client'

import { useState } from 'react'
import { useStore } from '@/hooks/use-store'
import type { Store } from '@/lib/browser/store'
import type { ResetCredentials } from '@/lib/api/password'
import { NewPasswordForm } from './new-password-form'
import { RequestResetForm } from './request-reset-form'

let taken: ResetCredentials | null | undefined

/** Takes the reset link's values out of the address bar, so that nothing else sees them. */
function takeCredentials(): ResetCredentials | null {
  if (taken !== undefined) return taken
  const url = new URL(window.location.href)
  const read = (name: string) => url.searchParams.get(name) ?? ''
  const found = { accessToken: read('access-token'), client: read('client'), uid: read('uid') }
  taken = Object.values(found).every(Boolean) ? found : null
  for (const name of ['access-token', 'client', 'uid']) url.searchParams.delete(name)
  if (taken) window.history.replaceState(null, '', `${url.pathname}${url.search}`)
  return taken
}

// They stay as they were taken until the screen is left.
const credentialsStore: Store<ResetCredentials | null> = {
  initial: null,
  get: takeCredentials,
  subscribe: () => () => {
    taken = undefined
  },
}

/** Asks for a reset mail; opened from that mail, sets the new password. */
export function ForgotPassword() {
  const credentials = useStore(credentialsStore)
  const [expired, setExpired] = useState(false)
  return credentials && !expired ? (
    <NewPasswordForm credentials={credentials} onExpired={() => setExpired(true)} />
  ) : (
    <RequestResetForm expired={expired} />
  )
}
