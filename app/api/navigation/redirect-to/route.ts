import type { NextRequest } from 'next/server'
import { targetPath } from '@/lib/navigation/safe-path'
import { localePath, splitLocale } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'
import { temporaryRedirect } from '@/lib/server/responses'

/**
 * The home page with `redirectTo` redirects at once, keeping the other parameters (specification
 * 2).
 */
export function GET({ nextUrl }: NextRequest): Response {
  const { locale } = splitLocale(nextUrl.pathname)
  const others = new URLSearchParams(nextUrl.searchParams)
  others.delete('redirectTo')
  const asked = nextUrl.searchParams.get('redirectTo')
  const target = targetPath(asked, locale, localePath(locale, '/'))
  return temporaryRedirect(withQuery(target, others))
}
