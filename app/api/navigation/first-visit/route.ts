import type { NextRequest } from 'next/server'
import { closestLocale } from '@/lib/locale/languages'
import { defaultLocale, locales } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath } from '@/lib/routing/locale-path'
import { temporaryRedirect } from '@/lib/server/responses'

/** Leads a first visit to the same page in the language that its browser asks for. */
export function GET({ nextUrl, headers }: NextRequest): Response {
  // An address without a prefix would lead here again, whatever the weights say.
  const prefixed = locales.filter((locale) => locale !== defaultLocale)
  const locale = closestLocale(headers.get('accept-language'), prefixed)
  const page = safePath(`${nextUrl.pathname}${nextUrl.search}`, '/')
  // The default is asked for only where no page is: at this address itself.
  return temporaryRedirect(locale === defaultLocale ? '/' : localePath(locale, page))
}
