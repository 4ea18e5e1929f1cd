import { brands } from '../brand/brands'
import { defaultLocale, locales } from '../locale/locales'
import { screens } from './screens'

const prefixed = locales.filter((locale) => locale !== defaultLocale).join('|')

const inAnyCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** The locale prefix of a path without its leading slash, or nothing. */
export const maybePrefix = `(?:(?:${prefixed})/)?`

/** An optional locale prefix of a path. */
export const maybeLocale = `/:locale(${prefixed})?`

/** Values of `external_id` and `brand_id` that name a brand. */
export const brandIds = brands.flatMap((brand) => brand.externalId ?? []).join('|')

/** Values of `brand` that name a brand. */
export const brandNames = brands.map((brand) => inAnyCase(brand.key)).join('|')

// Paths that are not pages: route handlers, build output and files in `public`.
const notPages = [
  'api/',
  '_next/',
  'sandbox/',
  'brands/',
  'icons/',
  'pictures/',
  'sitemap/',
  'styles/',
  '[^/]*\\.[a-z0-9]+$',
]

/** The path of any page without its leading slash; never a route handler or a file. */
export const anyPage = `:path((?!${notPages.join('|')}).*)`

/** The same, without paths that start with a locale. */
const anyUnprefixedPage = `:path((?!(?:${prefixed})(?:/|$)|${notPages.join('|')}).*)`

/**
 * The prefixes of pages. The rule without a locale comes first because most requests match it, and
 * every rule that is tried costs time.
 */
export const pagePrefixes = [
  { source: '', segment: defaultLocale, anyPage: anyUnprefixedPage },
  { source: `/:locale(${prefixed})`, segment: ':locale', anyPage },
] as const

/** A pattern that matches one of these paths, without the leading slash. */
export const oneOf = (paths: readonly string[]) => paths.map((path) => path.slice(1)).join('|')

/** Paths of the screens that have one entity in `?id=`, required or optional. */
export const detailPaths: readonly string[] = Object.values(screens).flatMap((screen) =>
  'id' in screen && screen.id !== 'segment' ? [screen.path] : [],
)

/**
 * Names of the session cookie on http and on https. A visitor without either is a guest; with one,
 * the provider decides.
 */
export const SESSION_COOKIE = 'xplus.session'
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

export const sessionCookies = [SESSION_COOKIE, SECURE_SESSION_COOKIE].map((key) => ({
  type: 'cookie' as const,
  key,
}))
