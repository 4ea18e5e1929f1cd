'use client'

import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { useSessionChange } from '@/hooks/use-session-change'
import { onMissingSession } from '@/lib/auth/session-events'
import { takeUnrevokedNote } from '@/lib/auth/unrevoked-note'
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

/** Leads from a page of members to the login and back; false on any other page. */
function leaveForLogin(): boolean {
  const { pathname, search } = window.location
  const screen = screenOf(pathname)
  if (screen === null || screens[screen].access !== 'member') return false
  const { locale } = splitLocale(pathname)
  const brand = document.documentElement.dataset.brand as BrandKey
  const onSignInRedirectTo = safePath(`${pathname}${search}`)
  window.location.assign(safePath(linksFrom({ locale, brand })('login', { onSignInRedirectTo })))
  return true
}

/**
 * Says that a session has expired: who stands on a page of members is led to the login and back,
 * everybody else stays, with what they have typed. A session that ended elsewhere, in another tab or
 * on the page before, leads there in silence. Says also, after a sign-out, when the provider could
 * not be told of it.
 */
export function SessionEnd({ expiredText, unrevokedText }: SessionEndProps) {
  const isLeaving = useRef(false)
  useEffect(() => {
    if (takeUnrevokedNote()) toast({ kind: 'info', message: unrevokedText })
  }, [unrevokedText])

  useSessionChange((change) => {
    // Who signs out here is on the way home.
    if (change === 'signed-out') isLeaving.current = true
    if (change === 'expired' && !leaveForLogin()) toast({ kind: 'info', message: expiredText })
  })
  useEffect(() => onMissingSession(() => void (isLeaving.current || leaveForLogin())), [])
  return null
}
