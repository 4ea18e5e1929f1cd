'use client'

import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { Link } from '@/components/ui/link'
import type { Brand } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { linksFrom } from '@/lib/routing/links'

interface BrandTilesProps {
  brands: readonly Pick<Brand, 'key' | 'look' | 'name'>[]
  locale: Locale
}

/** A link to the home page of each brand, in its colors. */
export function BrandTiles({ brands, locale }: BrandTilesProps) {
  return brands.map(({ key, look, name }) => (
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
  ))
}
