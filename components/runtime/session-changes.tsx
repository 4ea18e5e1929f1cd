'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { onSessionChange, onUnauthorized, type Unauthorized } from '@/lib/auth/session-events'
import { takePendingRevocation } from '@/lib/auth/pending-revocation'

interface SessionEndProps {
  expiredText: string
  unrevokedText: string
}

/**
 * Handles calls that failed with 401: redirects to the login when the user must sign in to
 * continue, else shows once that the session has ended. Also shows after a sign-out when the
 * provider could not be reached.
 */
export function SessionEnd({ expiredText, unrevokedText }: SessionEndProps) {
  const isSigningOut = useRef(false)
  useEffect(() => {
    if (takePendingRevocation()) toast({ kind: 'info', message: unrevokedText })
  }, [unrevokedText])

  useEffect(
    () =>
      onSessionChange((change) => {
        // Signing out already leads to the home page.
        if (change === 'signed-out') isSigningOut.current = true
      }),
    [],
  )

  const act = useEffectEvent(async (refusal: Unauthorized) => {
    if (isSigningOut.current) return
    const { redirectToLogin } = await import('@/lib/auth/unauthorized')
    if (!redirectToLogin(refusal) && refusal.first) toast({ kind: 'info', message: expiredText })
  })
  useEffect(
    // If the code cannot be loaded, a reload lets the server handle the missing session.
    () => onUnauthorized((refusal) => void act(refusal).catch(() => window.location.reload())),
    [],
  )
  return null
}

/** Updates `data-session` on `<html>` when the session changes on this page. */
export function SessionMirror() {
  useEffect(
    () =>
      onSessionChange((change) => {
        document.documentElement.dataset.session = change === 'signed-in' ? 'member' : 'guest'
      }),
    [],
  )
  return null
}
