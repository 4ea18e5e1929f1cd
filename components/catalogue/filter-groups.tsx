import { ChoiceGroup } from '@/components/ui/choice-group'
import { ModalityMark } from '@/components/ui/icons/modality-mark'
import { videoKinds, videoLevels } from '@/lib/api/videos'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { durations, idFilters, toggleId, type VideoFilters } from '@/lib/catalogue/video-filters'
import type { ChoiceCounts } from '@/lib/catalogue/choice-counts'
import type { Facets } from '@/lib/catalogue/load-facets'
import { CountChip } from './count-chip'
import type { FilterTexts } from './filter-texts'

interface FilterGroupsProps {
  facets: Facets
  filters: VideoFilters
  /** Null until they are known. */
  counts: ChoiceCounts | null
  texts: FilterTexts
  onChange: (filters: VideoFilters) => void
}

const singles = [
  { key: 'kind', values: videoKinds, names: (texts: FilterTexts) => texts.kinds },
  { key: 'level', values: videoLevels, names: (texts: FilterTexts) => texts.levels },
  { key: 'duration', values: durations, names: (texts: FilterTexts) => texts.durations },
] as const

/** Every filter of the on-demand lists, group by group, as switches. */
export function FilterGroups({ facets, filters, counts, texts, onChange }: FilterGroupsProps) {
  const isMember = useSignedIn() === true
  const countOf = (key: keyof ChoiceCounts, choice: string | number) =>
    counts && (counts[key][choice] ?? 0)
  return (
    <>
      {isMember && (
        <ChoiceGroup legend={texts.groups.taken}>
          {[true, false].map((taken) => (
            <CountChip
              key={`${taken}`}
              count={countOf('taken', `${taken}`)}
              pressed={filters.taken === taken}
              onClick={() =>
                onChange({ ...filters, taken: filters.taken === taken ? null : taken })
              }
            >
              {texts.taken[`${taken}`]}
            </CountChip>
          ))}
        </ChoiceGroup>
      )}
      {singles.map(({ key, values, names }) => (
        <ChoiceGroup key={key} legend={texts.groups[key]}>
          {values.map((value) => (
            <CountChip
              key={value}
              count={countOf(key, value)}
              pressed={filters[key] === value}
              onClick={() => onChange({ ...filters, [key]: filters[key] === value ? null : value })}
            >
              {(names(texts) as Record<string, string>)[value]}
            </CountChip>
          ))}
        </ChoiceGroup>
      ))}
      {idFilters.map((key) => (
        <ChoiceGroup key={key} legend={texts.groups[key]}>
          {facets[key].map(({ id, name, icon, lang }) => (
            <CountChip
              key={id}
              lang={lang}
              count={countOf(key, id)}
              pressed={filters[key].includes(id)}
              onClick={() => onChange(toggleId(filters, key, id))}
            >
              {key === 'modalities_ids' && <ModalityMark name={icon ?? name} size={20} />}
              {name}
            </CountChip>
          ))}
        </ChoiceGroup>
      ))}
    </>
  )
}
