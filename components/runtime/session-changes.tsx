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
 * Acts on a call that was refused because nobody is signed in, or not any more: leads to the login
 * where somebody has to sign in to go on, and else says, once, that the session has ended. Says also,
 * after a sign-out, when the provider could not be told of it.
 */
export function SessionEnd({ expiredText, unrevokedText }: SessionEndProps) {
  const isSigningOut = useRef(false)
  useEffect(() => {
    if (takePendingRevocation()) toast({ kind: 'info', message: unrevokedText })
  }, [unrevokedText])

  useEffect(
    () =>
      onSessionChange((change) => {
        // Who signs out here is on the way home.
        if (change === 'signed-out') isSigningOut.current = true
      }),
    [],
  )

  const act = useEffectEvent(async (refusal: Unauthorized) => {
    if (isSigningOut.current) return
    const { redirectToLogin } = await import('@/lib/auth/unauthorized')
    if (!redirectToLogin(refusal) && refusal.ended) toast({ kind: 'info', message: expiredText })
  })
  useEffect(
    // Without the code for it, the page itself is asked for anew, which knows that nobody is there.
    () => onUnauthorized((refusal) => void act(refusal).catch(() => window.location.reload())),
    [],
  )
  return null
}

/** Keeps `data-session` on `<html>` true to what happens on this page after it was loaded. */
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
