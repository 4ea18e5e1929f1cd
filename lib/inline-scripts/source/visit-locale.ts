import { defaultLocale } from '@/lib/locale/locales'
import { visitLocale } from '@/lib/locale/visit-locale'
import { localePath } from '@/lib/routing/locale-path'

// On pages of the default locale alone: what a page is in is said by its address, so that one answer
// is right for everybody, and only the browser knows who looks at it.
const { origin, pathname, search, hash } = location
const locale = visitLocale({
  languages: navigator.languages ?? [],
  cookies: document.cookie,
  isFromHere: document.referrer.startsWith(`${origin}/`),
})
if (locale !== defaultLocale) {
  // Nothing of this page is painted, loaded or hydrated while the other is fetched.
  stop()
  location.replace(localePath(locale, pathname + search + hash))
}
