'use client'

import { ChipLinks } from '@/components/ui/chip-links'
import { FilterButton } from '@/components/ui/filter-button'
import { onDemand } from '@/components/ui/on-demand'
import { SearchForm } from '@/components/ui/search-form'
import { brandLinks } from '@/lib/brand/brand-links'
import {
  chosenSort,
  countFilters,
  currentSort,
  filtersOfPractice,
  filtersToParams,
  sortChoices,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import type { Facets } from '@/lib/catalogue/load-facets'
import type { ListContext } from '@/lib/routing/links'
import { SortSelect } from './sort-select'
import { TypeChips } from './type-chips'
import type { FilterTexts } from './filter-texts'

const ActiveFilters = onDemand(() =>
  import('./active-filters').then((module) => module.ActiveFilters),
)
const FilterChoices = onDemand(() =>
  import('./filter-choices').then((module) => module.FilterChoices),
)

interface FilterBarProps {
  context: ListContext
  brandId: number | null
  facets: Facets
  filters: VideoFilters
  texts: FilterTexts
  /** Label of the sheet's main button, with the number of results. */
  show: string
  onChange: (filters: VideoFilters) => void
  /** Called when a link to another brand is followed. */
  onBrand: (brand: string) => void
  /** Clears all filters, including the brand. */
  onClear: () => void
}

/** Search, a sheet with all filters, the sort order, and rows of practices and types. */
export function FilterBar(props: FilterBarProps) {
  const { context, brandId, facets, filters, texts, show, onChange, onBrand, onClear } = props
  const brands = brandLinks(context, 'workouts', {
    query: filtersToParams(filtersOfPractice(filters, facets)),
    all: texts.allBrands,
  })
  const all = brands.find(({ key }) => key === 'all')
  const chosen = brands.find(({ key, current }) => current && key !== 'all')
  const brand = chosen && all ? { name: chosen.name, href: all.href } : null
  const count = countFilters(filters) + (brand ? 1 : 0)
  const practices = { label: texts.brand, links: brands, onFollow: onBrand }

  return (
    <div className="filter-bar">
      <SearchForm
        texts={texts.search}
        initial={filters.q}
        onSearch={(q) => onChange({ ...filters, q })}
      />
      <div className="filter-tools" data-needs-script="">
        <FilterButton count={count} {...{ texts, show, onClear }}>
          <ChipLinks heading={3} {...practices} />
          <FilterChoices {...{ brandId, facets, filters, texts, onChange }} />
        </FilterButton>
        <SortSelect
          label={texts.sort}
          choices={sortChoices(filters.q).map((value) => [value, texts.sorts[value]])}
          value={currentSort(filters)}
          onChange={(sort) => onChange({ ...filters, sort: chosenSort(sort, filters.q) })}
        />
      </div>
      <ChipLinks heading={2} {...practices} />
      <TypeChips
        label={texts.names.modalities_ids}
        modalities={facets.modalities_ids}
        filters={filters}
        onChange={onChange}
      />
      {count > 0 && (
        <ActiveFilters
          {...{ facets, filters, brand, texts, onChange, onClear }}
          onBrandRemoved={() => onBrand('all')}
        />
      )}
    </div>
  )
}
