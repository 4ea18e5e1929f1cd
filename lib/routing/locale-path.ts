import { defaultLocale, isLocale, type Locale } from '../locale/locales'

/**
 * The path with a locale's prefix: `/schedule` becomes `/en-AU/schedule`; the default locale has no
 * prefix.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${/^\/(?![^?#])/.test(path) ? path.slice(1) : path}`
}

/** Splits a path into locale and rest: `/en-AU/schedule` is locale `en-AU` and path `/schedule`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path }
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}
