import type { NextRequest } from 'next/server'
import { brandFromQuery } from '@/lib/brand/parse-brand'
import { safePath } from '@/lib/navigation/safe-path'
import { linksFrom } from '@/lib/routing/links'
import { splitLocale } from '@/lib/routing/locale-path'
import { temporaryRedirect } from '@/lib/server/responses'

/** Redirects a guest from a members' page to the login, which leads back to the page. */
export function GET({ nextUrl }: NextRequest): Response {
  const asked = safePath(`${nextUrl.pathname}${nextUrl.search}`, '/')
  const { locale } = splitLocale(asked)
  const link = linksFrom({ locale, brand: brandFromQuery(nextUrl.searchParams).key })
  return temporaryRedirect(link('login', { onSignInRedirectTo: asked }))
}
