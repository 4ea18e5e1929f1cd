import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { brands } from '@/lib/brand/brands'
import { currentLocale } from '@/lib/locale/current-locale'
import { linksFrom } from '@/lib/routing/links'
import { BrandStripSection } from './brand-strip.styles'

/** Every brand, to make the whole product its own. */
export async function BrandStrip() {
  const [t, locale] = await Promise.all([getTranslations('catalogue.home'), currentLocale()])
  return (
    <BrandStripSection aria-labelledby="brand-strip">
      <div className="ui-head">
        <h2 id="brand-strip">{t('brands')}</h2>
      </div>
      <nav className="brand-tiles" aria-labelledby="brand-strip">
        {brands.map(({ key, name }) => (
          <Link
            key={key}
            className="brand-tile"
            data-brand={key}
            data-look=""
            href={linksFrom({ locale, brand: key })('home')}
          >
            <ModalityIcon name={key} size={28} />
            {name}
          </Link>
        ))}
      </nav>
    </BrandStripSection>
  )
}
