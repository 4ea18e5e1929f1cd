import { ChipLink } from '@/components/ui/chip'
import { brands } from '@/lib/brand/brands'
import { linksFrom, type Place } from '@/lib/routing/links'
import type { StudioFilters } from '@/lib/studios/studio-filters'

interface BrandLinksProps {
  label: string
  /** Instead of the name of the multi-brand one. */
  all: string
  place: Place
  filters: StudioFilters
}

/** Every brand, each leading to its own studios with the same search. */
export function BrandLinks({ label, all, place, filters }: BrandLinksProps) {
  return (
    <nav className="ui-chips" data-scroll="" aria-label={label}>
      {brands.map(({ key, name }) => (
        <ChipLink
          key={key}
          href={linksFrom({ ...place, brand: key })('studios', { ...filters })}
          current={key === place.brand}
        >
          {key === 'all' ? all : name}
        </ChipLink>
      ))}
    </nav>
  )
}
