import { defaultLocale, isLocale, type Locale } from '../locale/locales'

/** The same address in this language: `/schedule` becomes `/en-AU/schedule`; the default has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** Takes an address apart: `/en-AU/schedule` is language `en-AU` and path `/schedule`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first, rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path }
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}
