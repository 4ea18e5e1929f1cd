import { ChipLink } from '@/components/ui/chip'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { brands } from '@/lib/brand/brands'
import { filtersToParams, type VideoFilters } from '@/lib/catalogue/video-filters'
import { linksFrom, type Place } from '@/lib/routing/links'

interface BrandChoiceProps {
  legend: string
  place: Place
  filters: VideoFilters
}

/** Every brand, each leading to this list of its own with the same filters. */
export function BrandChoice({ legend, place, filters }: BrandChoiceProps) {
  return (
    <ChoiceGroup legend={legend}>
      {brands.map(({ key, name }) => (
        <ChipLink
          key={key}
          href={linksFrom({ ...place, brand: key })('workouts', filtersToParams(filters))}
          current={key === place.brand}
        >
          {name}
        </ChipLink>
      ))}
    </ChoiceGroup>
  )
}
