import type { NextRequest } from 'next/server'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath, splitLocale } from '@/lib/routing/locale-path'
import { screenPath } from '@/lib/routing/paths'
import { temporaryRedirect } from '@/lib/routing/temporary-redirect'

/** Sends a guest from a member's page to the login, and back to the page after it. */
export function GET({ nextUrl }: NextRequest): Response {
  const asked = safePath(`${nextUrl.pathname}${nextUrl.search}`, '/')
  const login = screenPath('login', { onSignInRedirectTo: asked })
  return temporaryRedirect(localePath(splitLocale(asked).locale, login))
}
