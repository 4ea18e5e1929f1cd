'use client'

import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { useSessionChange } from '@/hooks/use-session-change'
import { onUnauthorized } from '@/lib/auth/session-events'
import { leaveEndedNote, takeUnrevokedNote } from '@/lib/auth/session-notes'
import type { BrandKey } from '@/lib/brand/brands'
import { safePath } from '@/lib/navigation/safe-path'
import { linksFrom } from '@/lib/routing/links'
import { splitLocale } from '@/lib/routing/locale-path'
import { screenOf } from '@/lib/routing/screen-of'
import { screens } from '@/lib/routing/screens'

interface SessionEndProps {
  expiredText: string
  unrevokedText: string
}

/** Leads to the login and back to this page. */
function leaveForLogin() {
  const { pathname, search } = window.location
  const { locale } = splitLocale(pathname)
  const brand = document.documentElement.dataset.brand as BrandKey
  const onSignInRedirectTo = safePath(`${pathname}${search}`)
  leaveEndedNote(onSignInRedirectTo)
  window.location.assign(safePath(linksFrom({ locale, brand })('login', { onSignInRedirectTo })))
}

/**
 * Acts on a call that was refused because nobody is signed in (any more). Who wanted something done,
 * or stands on a page of members, is led to the login and back; everybody else stays, and is told if
 * it was the end of their session. The payment screen leads to the login by itself. Says also, after a
 * sign-out, when the provider could not be told of it.
 */
export function SessionEnd({ expiredText, unrevokedText }: SessionEndProps) {
  const isSigningOut = useRef(false)
  useEffect(() => {
    if (takeUnrevokedNote()) toast({ kind: 'info', message: unrevokedText })
  }, [unrevokedText])

  useSessionChange((change) => {
    // Who signs out here is on the way home.
    if (change === 'signed-out') isSigningOut.current = true
  })

  useEffect(
    () =>
      onUnauthorized(({ ended, wanted }) => {
        const screen = screenOf(window.location.pathname)
        const access = screen === null ? 'anyone' : screens[screen].access
        if (isSigningOut.current || access === 'buyer') return
        if (wanted || access === 'member') leaveForLogin()
        else if (ended) toast({ kind: 'info', message: expiredText })
      }),
    [expiredText],
  )
  return null
}
