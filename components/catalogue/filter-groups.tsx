import { Chip } from '@/components/ui/chip'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { videoKinds, videoLevels } from '@/lib/api/videos'
import { useSignedIn } from '@/hooks/use-signed-in'
import { durations, idFilters, toggleId, type VideoFilters } from '@/lib/catalogue/video-filters'
import type { Facets } from '@/lib/catalogue/facets'
import type { FilterTexts } from './filter-texts'

interface FilterGroupsProps {
  facets: Facets
  filters: VideoFilters
  texts: FilterTexts
  onChange: (filters: VideoFilters) => void
}

const singles = [
  { key: 'kind', values: videoKinds, names: (texts: FilterTexts) => texts.kinds },
  { key: 'level', values: videoLevels, names: (texts: FilterTexts) => texts.levels },
  { key: 'duration', values: durations, names: (texts: FilterTexts) => texts.durations },
] as const

/** Every filter of the on-demand lists, group by group, as switches. */
export function FilterGroups({ facets, filters, texts, onChange }: FilterGroupsProps) {
  const isMember = useSignedIn() === true
  return (
    <>
      {isMember && (
        <ChoiceGroup legend={texts.groups.taken}>
          {[true, false].map((taken) => (
            <Chip
              key={`${taken}`}
              pressed={filters.taken === taken}
              onClick={() =>
                onChange({ ...filters, taken: filters.taken === taken ? null : taken })
              }
            >
              {texts.taken[`${taken}`]}
            </Chip>
          ))}
        </ChoiceGroup>
      )}
      {singles.map(({ key, values, names }) => (
        <ChoiceGroup key={key} legend={texts.groups[key]}>
          {values.map((value) => (
            <Chip
              key={value}
              pressed={filters[key] === value}
              onClick={() => onChange({ ...filters, [key]: filters[key] === value ? null : value })}
            >
              {(names(texts) as Record<string, string>)[value]}
            </Chip>
          ))}
        </ChoiceGroup>
      ))}
      {idFilters.map((key) => (
        <ChoiceGroup key={key} legend={texts.groups[key]}>
          {facets[key].map(({ id, name }) => (
            <Chip
              key={id}
              pressed={filters[key].includes(id)}
              onClick={() => onChange(toggleId(filters, key, id))}
            >
              {name}
            </Chip>
          ))}
        </ChoiceGroup>
      ))}
    </>
  )
}
