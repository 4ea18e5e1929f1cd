import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Brand } from '@/lib/brand/brands'
import { loadHomeLine } from '@/lib/catalogue/load-home-line'
import { currentLocale, pageLinks } from '@/lib/routing/current-page'

/**
 * The brand's own sentence about its catalogue. Each number in it is a link to the list that has as
 * many items; without the numbers there is a sentence that needs none.
 */
export async function HomeLine({ brand }: { brand: Brand }) {
  const [t, locale, to] = await Promise.all([
    getTranslations('catalogue.home'),
    currentLocale(),
    pageLinks(),
  ])
  const numbers = await loadHomeLine(locale, brand)
  if (!numbers) return <p>{t('lead')}</p>
  const counts = numbers.map(({ name, count }) => [name, count.toLocaleString(locale)])
  const links = numbers.map(({ name, screen, query }) => [
    `${name}List`,
    (text: ReactNode) => <Link href={to(screen, query)}>{text}</Link>,
  ])
  const values = { ...Object.fromEntries(counts), ...Object.fromEntries(links) }
  return <p className="hero-line">{t.rich(`lines.${brand.look}`, values)}</p>
}
