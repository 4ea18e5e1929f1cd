import type { ReactNode } from 'react'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import { useIsMember } from '@/hooks/session/use-signed-in'
import { isMembersOnly, type VideoFacets } from '@/lib/api/video-facets'
import {
  type CountedFilter,
  filterTable,
  idFilters,
  valueFilters,
} from '@/lib/catalogue/filter-table'
import type { Facets } from '@/lib/catalogue/load-facets'
import { typesOf } from '@/lib/catalogue/practices'
import { toggleId, toggleValue, type VideoFilters } from '@/lib/catalogue/video-filters'
import { Chip } from '@/components/ui/chip'
import type { FilterTexts } from './filter-texts'

interface FilterGroupsProps {
  facets: Facets
  filters: VideoFilters
  /** Null until loaded. */
  counts: VideoFacets | null
  texts: FilterTexts
  onChange: (filters: VideoFilters) => void
}

// What somebody has done themselves comes first.
const membersFirst = [
  ...valueFilters.filter(isMembersOnly),
  ...valueFilters.filter((key) => !isMembersOnly(key)),
]

/** All filters of the on-demand lists as groups of toggle buttons. */
export function FilterGroups({ facets, filters, counts, texts, onChange }: FilterGroupsProps) {
  const isMember = useIsMember()
  const choices: Facets = { ...facets, modalities_ids: typesOf(facets.modalities_ids) }
  const countOf = (key: CountedFilter, choice: string | number) =>
    counts && (counts[key][choice] ?? 0)
  const shown = idFilters.filter((key) => choices[key].length > 0)
  return (
    <>
      {membersFirst
        .filter((key) => isMember || !isMembersOnly(key))
        .map((key) => (
          <ChoiceGroup key={key} legend={texts.names[key]}>
            {filterTable[key].values.map((value) => (
              <CountChip
                key={`${value}`}
                count={countOf(key, `${value}`)}
                pressed={filters[key] === value}
                onClick={() => onChange(toggleValue(filters, key, value))}
              >
                {texts.choices[key][`${value}`]}
              </CountChip>
            ))}
          </ChoiceGroup>
        ))}
      {shown.map((key) => (
        <ChoiceGroup key={key} legend={texts.names[key]}>
          {choices[key].map(({ id, name, icon, lang }) => (
            <CountChip
              key={id}
              lang={lang}
              count={countOf(key, id)}
              pressed={filters[key].includes(id)}
              onClick={() => onChange(toggleId(filters, key, id))}
            >
              {key === 'modalities_ids' && <ModalityIcon name={icon ?? name} size={20} />}
              {name}
            </CountChip>
          ))}
        </ChoiceGroup>
      ))}
    </>
  )
}

interface CountChipProps {
  /** Number of results with this value; null when unknown. */
  count: number | null
  pressed: boolean
  onClick: () => void
  /** Language of the label, when it differs from the page's. */
  lang?: string
  children: ReactNode
}

/** A filter value with its number of results; disabled when there would be none. */
function CountChip({ count, pressed, onClick, lang, children }: CountChipProps) {
  const isVain = count === 0 && !pressed
  return (
    <Chip
      count={count ?? undefined}
      pressed={pressed}
      lang={lang}
      aria-disabled={isVain || undefined}
      onClick={isVain ? undefined : onClick}
    >
      {children}
    </Chip>
  )
}
