import { defaultLocale, type Locale } from '@/lib/locale/locales'
import { localePath, splitLocale } from '@/lib/routing/locale-path'

const ORIGIN = 'https://same-site.invalid'
const MAX_LENGTH = 2048
// Browsers drop tabs and line breaks inside a URL and read a backslash as a slash.
const REFUSED = /[\p{Cc}\\]/u

/**
 * Returns a redirect target of this site as path, query and fragment, normalized as the browser
 * would request it, or `fallback` for anything that could lead to another site. Only targets with
 * one leading slash are accepted. The check uses the parsed URL, because `/..//other.example` only
 * becomes `//other.example` there. Specification 2, redirect parameters.
 */
export function safePath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return fallback
  const text = target.trim()
  if (!text.startsWith('/') || REFUSED.test(target)) return fallback
  if (!URL.canParse(text, ORIGIN)) return fallback
  const url = new URL(text, ORIGIN)
  const decoded = decodePath(url.pathname)
  if (url.origin !== ORIGIN || decoded === null) return fallback
  if (leavesSite(url.pathname) || leavesSite(decoded)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

const leavesSite = (path: string) => /^[/\\]{2}/.test(path)

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Resolves a parameter with a redirect target to a path of this site, else `fallback`. Our own
 * pages write targets with their locale; a target without one gets the locale of the current page.
 */
export function targetPath(target: unknown, locale: Locale, fallback: string): string {
  const path = safePath(target, '')
  if (path === '') return fallback
  return splitLocale(path).locale === defaultLocale ? localePath(locale, path) : path
}
