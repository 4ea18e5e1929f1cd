import { brands } from '../brand/brands'
import { defaultLocale, firstVisitLocales, languageOf, locales } from '../locale/locales'
import { screens } from './screens'

const prefixed = locales.filter((locale) => locale !== defaultLocale).join('|')

const inAnyCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** A remembered language, as it stands in its cookie; the default's readers stay where they are. */
export const rememberedLocale = `(?<locale>${prefixed})`

// Other countries read the default language as it is; of other languages there may be only one.
const asked = firstVisitLocales.map((locale) =>
  languageOf(locale) === defaultLocale ? locale : languageOf(locale),
)

const anyLanguage = inAnyCase([...new Set(locales.map(languageOf))].join('|'))
const notOfTheProduct = `(?!\\s*(?:${anyLanguage})(?:[-,;]|$))[^,]*,\\s*`

/** An `Accept-Language` whose first language that the product speaks is not the default. */
export const otherLanguageFirst = `(?:${notOfTheProduct})*(?:${inAnyCase([...new Set(asked)].join('|'))})(?:[-,;].*)?`

/** A language in front of an address, and none for the default one. */
export const maybeLocale = `/:locale(${prefixed})?`

/** Values of `external_id` and `brand_id` that name a brand. */
export const brandIds = brands.flatMap((brand) => brand.externalId ?? []).join('|')

/** Values of `brand` that name a brand. */
export const brandNames = brands.map((brand) => inAnyCase(brand.key)).join('|')

// Whatever is not a page: handlers, files of the build and of `public`.
const notPages = [
  'api/',
  '_next/',
  'sandbox/',
  'brands/',
  'icons/',
  'pictures/',
  'sitemap/',
  '[^/]*\\.[a-z0-9]+$',
]

/** Any page's path without its leading slash; never a handler or a file. */
export const anyPage = `:path((?!${notPages.join('|')}).*)`

/** The same, without those that start with a language. */
export const anyUnprefixedPage = `:path((?!(?:${prefixed})(?:/|$)|${notPages.join('|')}).*)`

/**
 * How pages start: without a language first, which is what most of them do, and each rule that is
 * tried costs every request.
 */
export const pagePrefixes = [
  { source: '', segment: defaultLocale, anyPage: anyUnprefixedPage },
  { source: `/:locale(${prefixed})`, segment: ':locale', anyPage },
] as const

/** A pattern for one of these paths, without its leading slash. */
export const oneOf = (paths: readonly string[]) => paths.map((path) => path.slice(1)).join('|')

/** Paths of the screens whose address names one entity by `?id=`, or may. */
export const detailPaths: readonly string[] = Object.values(screens).flatMap((screen) =>
  'id' in screen && screen.id !== 'segment' ? [screen.path] : [],
)

/**
 * Cookies that hold a session, on plain http and on https. Without either a visitor is a guest; with
 * one the provider decides.
 */
export const SESSION_COOKIE = 'xplus.session'
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

export const sessionCookies = [SESSION_COOKIE, SECURE_SESSION_COOKIE].map((key) => ({
  type: 'cookie' as const,
  key,
}))
