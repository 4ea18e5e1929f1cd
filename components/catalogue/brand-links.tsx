import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/chip'
import { brands } from '@/lib/brand/brands'
import { linksFrom } from '@/lib/routing/links'
import { currentPlace } from '@/lib/routing/page-links'
import type { ScreenKey } from '@/lib/routing/screens'

/** Every brand, each leading to the same screen of its own. */
export async function BrandLinks({ screen, className }: { screen: ScreenKey; className: string }) {
  const [t, place] = await Promise.all([getTranslations('catalogue.filters'), currentPlace()])
  return (
    <nav className={className} aria-label={t('brand')}>
      {brands.map(({ key, name }) => (
        <ChipLink
          key={key}
          href={linksFrom({ ...place, brand: key })(screen)}
          current={key === place.brand}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
