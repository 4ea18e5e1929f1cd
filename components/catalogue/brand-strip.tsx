import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { currentLocale } from '@/lib/routing/current-page'
import { linksFrom } from '@/lib/routing/links'

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
        {brands.map(({ key, look, name }) => (
          <Link
            key={key}
            className="brand-tile"
            data-brand={look}
            data-look=""
            href={linksFrom({ locale, brand: key })('home')}
          >
            <ModalityIcon name={look} size={28} />
            {name}
          </Link>
        ))}
      </nav>
    </section>
  )
}
