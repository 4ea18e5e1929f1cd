'use client'

import { useEffect } from 'react'
import { toast } from '@/components/ui/toast/toast-store'
import { useSessionChange } from '@/hooks/use-session-change'
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

/**
 * Says that a session has expired: who stands on a page of members is led to the login and back,
 * everybody else stays, with what they have typed. Says also, after a sign-out, when the provider
 * could not be told of it.
 */
export function SessionEnd({ expiredText, unrevokedText }: SessionEndProps) {
  useEffect(() => {
    if (takeUnrevokedNote()) toast({ kind: 'info', message: unrevokedText })
  }, [unrevokedText])

  useSessionChange((change) => {
    if (change !== 'expired') return
    const { pathname, search } = window.location
    const screen = screenOf(pathname)
    if (screen === null || screens[screen].access !== 'member')
      return toast({ kind: 'info', message: expiredText })
    const { locale } = splitLocale(pathname)
    const brand = document.documentElement.dataset.brand as BrandKey
    const onSignInRedirectTo = safePath(`${pathname}${search}`)
    window.location.assign(safePath(linksFrom({ locale, brand })('login', { onSignInRedirectTo })))
  })
  return null
}
