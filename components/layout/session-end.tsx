'use client'

import { toast } from '@/components/ui/toast/toast-store'
import { useSessionChange } from '@/hooks/use-session-change'
import { safePath } from '@/lib/navigation/safe-path'
import { screenPath } from '@/lib/routing/paths'
import { localePath, splitLocale } from '@/lib/routing/locale-path'
import { screenOf } from '@/lib/routing/screen-of'
import { screens } from '@/lib/routing/screens'

/**
 * Says that a session has expired. Who stands on a page of members is led to the login and back;
 * everybody else stays, with what they have typed.
 */
export function SessionEnd({ expiredText }: { expiredText: string }) {
  useSessionChange((change) => {
    if (change !== 'expired') return
    const { pathname, search } = window.location
    const screen = screenOf(pathname)
    if (screen === null || screens[screen].access !== 'member')
      return toast({ kind: 'info', message: expiredText })
    const login = screenPath('login', { onSignInRedirectTo: safePath(`${pathname}${search}`) })
    window.location.assign(safePath(localePath(splitLocale(pathname).locale, login)))
  })
  return null
}
