'use client'

import { useState, type ReactNode } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { safePath } from '@/lib/navigation/safe-path'

interface SignOutButtonProps {
  homeHref: string
  failedText: string
  children: ReactNode
}

/** Ends the session and goes home with a fresh page, so that nothing personal stays in memory. */
export function SignOutButton({ homeHref, failedText, children }: SignOutButtonProps) {
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    try {
      const { signOut } = await import('@/lib/auth/sign-out')
      await signOut()
      window.location.assign(safePath(homeHref))
    } catch {
      toast({ kind: 'error', message: failedText })
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="sign-out"
      aria-busy={busy || undefined}
      onClick={busy ? undefined : leave}
    >
      {children}
    </button>
  )
}
