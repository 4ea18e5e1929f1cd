import { getTranslations } from 'next-intl/server'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { currentLocale } from '@/lib/routing/current-page'
import { BrandTiles } from './brand-tiles'

/** Links to the home page of every brand. */
export async function BrandStrip() {
  const [t, locale] = await Promise.all([getTranslations('catalogue.home'), currentLocale()])
  const brands = await offeredBrands(locale)
  return (
    <section className="brand-strip" aria-labelledby="brand-strip">
      <div className="ui-head">
        <h2 id="brand-strip">{t('brands')}</h2>
      </div>
      <nav className="brand-tiles" aria-labelledby="brand-strip">
        <BrandTiles
          brands={brands.map(({ key, look, name }) => ({ key, look, name }))}
          locale={locale}
        />
      </nav>
    </section>
  )
}
