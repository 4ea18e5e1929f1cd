import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'
import { screens } from '@/lib/routing/screens'

/** Sections that hold nothing for everybody, but for the page where plans are paid. */
const sections = ['/account/', '/bookings', '/subscribe/']

/**
 * What robots may read. Steps of a flow outside the closed sections say in their own head that they
 * are not to be listed, for which they have to be read.
 */
export function robotsRules() {
  const inAll = (path: string) => locales.map((locale) => localePath(locale, path))
  return {
    userAgent: '*',
    allow: ['/', ...inAll(screens.payment.path)],
    disallow: ['/api/', '/sandbox/', ...sections.flatMap(inAll)],
  }
}
