'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { isSoldFor } from '@/lib/plans/plan-price'

interface BrandTilesProps {
  title: string
  brands: readonly Brand[]
  plan: Plan
  hrefOf: (brand: Brand) => string
  backHref: string
}

/** The brands that a plan can be for, as links. */
export function BrandTiles({ title, brands, plan, hrefOf, backHref }: BrandTilesProps) {
  const t = useTranslations('plans')
  return (
    <section>
      <h2>{title}</h2>
      <ul className="brand-tiles" aria-label={t('brandList')}>
        {brands
          .filter(({ id }) => isSoldFor(plan, id))
          .map((brand) => (
            <li key={brand.key} data-brand={brand.look} data-look="">
              <a className="brand-tile" href={hrefOf(brand)}>
                <span>{brand.name}</span>
                <ArrowRightIcon size={20} />
              </a>
            </li>
          ))}
      </ul>
      <ButtonLink variant="secondary" href={backHref}>
        {t('seeAll')}
      </ButtonLink>
    </section>
  )
}
