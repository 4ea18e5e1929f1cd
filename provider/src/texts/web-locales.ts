import { negotiateLanguage } from './accept-language'
import { translatedTags } from './translator'

/** The locale that has no prefix in addresses of the web application. */
const plain = 'en'
/** Locales of the web application that share the texts of their language here. */
const variants = ['en-US', 'en-AU', 'en-CA']
const webLocales = [plain, ...variants, ...translatedTags]

/** The web application's locale that suits an `Accept-Language` header best. */
export const webLocale = (header: string | undefined): string =>
  negotiateLanguage(header, webLocales) ?? plain

/** Whether a text is a locale of the web application. */
export const isWebLocale = (text: string): boolean => webLocales.includes(text)

/** The start of the path of the web application's pages in a locale: empty, or such as `/es`. */
export const localePrefix = (locale: string): string => (locale === plain ? '' : `/${locale}`)

/** Every such start. */
export const localePrefixes: string[] = webLocales.map(localePrefix)
