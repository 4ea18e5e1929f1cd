import { defaultLocale, type Locale } from '@/lib/locale/locales'
import { safePath } from '@/lib/navigation/safe-path'
import { localePath, splitLocale } from '@/lib/routing/locale-path'

/**
 * Where a parameter that names a target leads: a path of this site, else `fallback`. Our own pages
 * write targets with their language; one without is in that of the page that follows it.
 */
export function targetPath(target: unknown, locale: Locale, fallback: string): string {
  const path = safePath(target, '')
  if (path === '') return fallback
  return splitLocale(path).locale === defaultLocale ? localePath(locale, path) : path
}
