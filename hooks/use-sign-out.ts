import { useState } from 'react'
import { attempt, type Result } from '@/lib/api/result'

/**
 * Signs out. `revoked: false` in the result means that the provider could not be told; a failed
 * result, that the person is still signed in.
 */
export function useSignOut() {
  const [isPending, setPending] = useState(false)

  async function signOut(): Promise<Result<{ revoked: boolean }>> {
    setPending(true)
    try {
      const auth = await import('@/lib/auth/sign-out')
      return await attempt(auth.signOut())
    } finally {
      setPending(false)
    }
  }

  return { isPending, signOut }
}
