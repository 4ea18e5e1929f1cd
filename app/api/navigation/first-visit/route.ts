import type { NextRequest } from 'next/server'
import { closestLocale } from '@/lib/locale/languages'
import { defaultLocale, locales } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath } from '@/lib/routing/locale-path'
import { temporaryRedirect } from '@/lib/server/responses'

/** Redirects a first visit to the same page in the language that the browser prefers. */
export function GET({ nextUrl, headers }: NextRequest): Response {
  // A path without a prefix would be redirected here again, so the default locale is not a
  // candidate.
  const prefixed = locales.filter((locale) => locale !== defaultLocale)
  const locale = closestLocale(headers.get('accept-language'), prefixed)
  const page = safePath(`${nextUrl.pathname}${nextUrl.search}`, '/')
  // The default is only returned when this path itself is opened, where there is no page.
  return temporaryRedirect(locale === defaultLocale ? '/' : localePath(locale, page))
}
