import { ChipLink } from '@/components/ui/chip-links'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { RemovableChip } from '@/components/ui/removable-chip'
import { idFilters, valueFilters } from '@/lib/catalogue/filter-table'
import { toggleId, toggleValue, type VideoFilters } from '@/lib/catalogue/video-filters'
import { fill } from '@/lib/locale/fill'
import type { Facets } from '@/lib/catalogue/load-facets'
import type { FilterTexts } from './filter-texts'

interface ActiveFiltersProps {
  facets: Facets
  filters: VideoFilters
  /** The brand that filters the list, with the URL of the list without it. */
  brand: { name: string; href: string } | null
  texts: FilterTexts
  onBrandRemoved: () => void
  onChange: (filters: VideoFilters) => void
  onClear: () => void
}

interface Active {
  key: string
  name: string
  /** Language of the name, when it differs from the page's. */
  lang?: string
  without: VideoFilters
}

function activeFilters({ facets, filters, texts }: ActiveFiltersProps): Active[] {
  const { q } = filters
  const search = q === '' ? [] : [{ key: 'q', name: `“${q}”`, without: { ...filters, q: '' } }]
  const values = valueFilters.flatMap((key) => {
    const value = filters[key]
    if (value === null) return []
    const name = texts.choices[key][`${value}`] ?? texts.names[key]
    return { key, name, without: toggleValue(filters, key, value) }
  })
  const ids = idFilters.flatMap((key) =>
    filters[key].map((id) => {
      // When the values could not be loaded, the name of the filter is shown instead.
      const found = facets[key].find((facet) => facet.id === id)
      const { name, lang } = found ?? { name: texts.names[key] }
      return { key: `${key}-${id}`, name, lang, without: toggleId(filters, key, id) }
    }),
  )
  return [...search, ...values, ...ids]
}

/** The active filters, each with a remove button, and a button that clears all. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { brand, texts, onBrandRemoved, onChange, onClear } = props
  const active = activeFilters(props)
  return (
    <ul className="active-filters">
      {brand && (
        <li>
          <ChipLink
            href={brand.href}
            aria-label={fill(texts.remove, { name: brand.name })}
            onClick={onBrandRemoved}
          >
            {brand.name}
            <CloseIcon size={16} />
          </ChipLink>
        </li>
      )}
      {active.map(({ key, name, lang, without }) => (
        <li key={key}>
          <RemovableChip
            {...{ name, lang }}
            label={fill(texts.remove, { name })}
            onRemove={() => onChange(without)}
          />
        </li>
      ))}
      <li>
        <button type="button" className="ui-link" onClick={onClear}>
          {texts.clear}
        </button>
      </li>
    </ul>
  )
}
