import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { currentLocale } from '@/lib/routing/current-page'
import { linksFrom } from '@/lib/routing/links'
import { theme } from '@/lib/theme/theme'

/** Links to the home page of every brand. */
export async function BrandStrip() {
  const [t, locale] = await Promise.all([getTranslations('catalogue.home'), currentLocale()])
  const brands = await offeredBrands(locale)
  return (
    <BrandStripSection aria-labelledby="brand-strip">
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
    </BrandStripSection>
  )
}

/** Tiles of the brands in their own colors. */
const BrandStripSection = styled.section`
  .brand-tiles {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.75rem;
  }
  .brand-tile {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 2rem;
    min-height: 7.5rem;
    padding: 1rem;
    border-radius: ${theme.radius.card};
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
    font-family: ${theme.font.display};
    font-size: calc(1.0625rem * ${theme.look.scaleSmall});
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    letter-spacing: ${theme.look.trackingSmall};
    text-transform: ${theme.look.case};
    line-height: 1.15;
    text-decoration: none;
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  @media (hover: hover) {
    .brand-tile:hover {
      transform: translateY(-2px);
    }
  }
  @media (max-width: 1023px) {
    .brand-tiles {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (max-width: 575px) {
    .brand-tiles {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
