'use client'

import { Chip } from '@/components/ui/chip'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { SelectField } from '@/components/ui/select-field'
import { videoSorts } from '@/lib/api/videos'
import {
  clearFilters,
  countFilters,
  toggleId,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { ActiveFilters } from './active-filters'
import type { Facets } from '@/lib/catalogue/facets'
import { FilterGroups } from './filter-groups'
import { FilterSheet } from './filter-sheet'
import { SearchForm } from './search-form'
import type { FilterTexts } from './workouts-texts'

interface FilterBarProps {
  facets: Facets
  filters: VideoFilters
  texts: FilterTexts
  /** What the sheet's main button says: how many results it leads to. */
  show: string
  onChange: (filters: VideoFilters) => void
}

/** Search, the modalities at hand, every other filter in a sheet, and the order. */
export function FilterBar({ facets, filters, texts, show, onChange }: FilterBarProps) {
  const clear = () => onChange(clearFilters(filters))
  const sortOptions = videoSorts.map((value) => ({ value, label: texts.sorts[value] }))

  return (
    <div className="filter-bar">
      <SearchForm
        key={filters.q}
        label={texts.search}
        initial={filters.q}
        onSearch={(q) => onChange({ ...filters, q })}
      />
      <div className="filter-tools">
        <FilterSheet
          label={texts.filters}
          title={texts.filters}
          count={countFilters(filters)}
          texts={{ close: texts.close, clear: texts.clear, show }}
          onClear={clear}
        >
          <FilterGroups facets={facets} filters={filters} texts={texts} onChange={onChange} />
        </FilterSheet>
        <SelectField
          label={texts.sort}
          labelHidden
          options={sortOptions}
          value={filters.sort ?? 'newest'}
          onChange={({ target }) =>
            onChange({ ...filters, sort: target.value === 'popular' ? 'popular' : null })
          }
        />
      </div>
      <div className="filter-modalities" role="group" aria-label={texts.groups.modalities_ids}>
        {facets.modalities_ids.map(({ id, name, icon }) => (
          <Chip
            key={id}
            icon={<ModalityIcon name={icon ?? name} size={20} />}
            pressed={filters.modalities_ids.includes(id)}
            onClick={() => onChange(toggleId(filters, 'modalities_ids', id))}
          >
            {name}
          </Chip>
        ))}
      </div>
      <ActiveFilters {...{ facets, filters, texts, onChange }} onClear={clear} />
    </div>
  )
}
