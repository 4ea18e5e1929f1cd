import { defaultLocale, isLikeDefault, isLocale, type Locale, LOCALE_COOKIE } from './locales'
import { preferredLocale } from './preferred-locale'

interface Visit {
  /** What the browser's user reads, as in `navigator.languages`. */
  languages: readonly string[]
  /** As in `document.cookie`. */
  cookies: string
  /** Whether a page of this site led here, and so the visitor has seen its language. */
  isFromHere: boolean
}

/**
 * The locale in which a visitor is shown an address that names none: the one they chose, else on a
 * first visit the one they read best.
 */
export function visitLocale({ languages, cookies, isFromHere }: Visit): Locale {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1)
  if (isLocale(chosen)) return chosen
  const preferred = isFromHere ? undefined : preferredLocale(languages)
  return preferred && !isLikeDefault(preferred) ? preferred : defaultLocale
}
