'use client'

import { useState } from 'react'
import { ChipLinks } from '@/components/ui/chip-links'
import { onDemand } from '@/components/ui/on-demand'
import { SelectField } from '@/components/ui/select-field'
import { brandLinks } from '@/lib/brand/brand-links'
import {
  chosenSort,
  countFilters,
  currentSort,
  filtersToParams,
  sortChoices,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import type { Facets } from '@/lib/catalogue/load-facets'
import type { ListContext } from '@/lib/routing/links'
import { SearchForm } from '@/components/ui/search-form'
import { ActiveFilters } from './active-filters'
import { FilterSheet } from './filter-sheet'
import { ModalityChips } from './modality-chips'
import type { FilterTexts } from './filter-texts'

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

/** Search, modality chips, a sheet with all filters, and the sort order. */
export function FilterBar({
  context,
  brandId,
  facets,
  filters,
  texts,
  show,
  onChange,
  onBrand,
  onClear,
}: FilterBarProps) {
  const [wasOpened, setOpened] = useState(false)
  const brands = brandLinks(context, 'workouts', {
    query: filtersToParams(filters),
    all: texts.allBrands,
  })
  const all = brands.find(({ key }) => key === 'all')
  const chosen = brands.find(({ key, current }) => current && key !== 'all')
  const brand = chosen && all ? { name: chosen.name, href: all.href } : null
  const sortOptions = sortChoices(filters.q).map((value) => ({ value, label: texts.sorts[value] }))

  return (
    <div className="filter-bar">
      <SearchForm
        texts={texts.search}
        initial={filters.q}
        onSearch={(q) => onChange({ ...filters, q })}
      />
      <div className="filter-tools" data-needs-script="">
        <FilterSheet
          label={texts.filters}
          title={texts.filters}
          count={countFilters(filters) + (brand ? 1 : 0)}
          texts={{ close: texts.close, clear: texts.clear, show }}
          onOpen={() => setOpened(true)}
          onClear={onClear}
        >
          <ChipLinks label={texts.brand} links={brands} onFollow={onBrand} />
          {wasOpened && <FilterChoices {...{ brandId, facets, filters, texts, onChange }} />}
        </FilterSheet>
        <SelectField
          label={texts.sort}
          labelHidden
          options={sortOptions}
          value={currentSort(filters)}
          onChange={({ target }) =>
            onChange({ ...filters, sort: chosenSort(target.value, filters.q) })
          }
        />
      </div>
      <ModalityChips
        label={texts.names.modalities_ids}
        modalities={facets.modalities_ids}
        filters={filters}
        onChange={onChange}
      />
      <ActiveFilters
        {...{ facets, filters, brand, texts, onChange, onClear }}
        onBrandRemoved={() => onBrand('all')}
      />
    </div>
  )
}
