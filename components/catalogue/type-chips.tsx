import { Chip } from '@/components/ui/chip'
import { ChipRow } from '@/components/ui/chip-row'
import { typesOf } from '@/lib/catalogue/practices'
import type { Term } from '@/lib/catalogue/terms'
import { toggleId, type VideoFilters } from '@/lib/catalogue/video-filters'

interface TypeChipsProps {
  label: string
  modalities: readonly Term[]
  filters: VideoFilters
  onChange: (filters: VideoFilters) => void
}

/** The modalities that are no practice as toggle chips; nothing without any. */
export function TypeChips({ label, modalities, filters, onChange }: TypeChipsProps) {
  const types = typesOf(modalities)
  if (types.length === 0) return null
  return (
    <div data-needs-script="">
      <ChipRow label={label}>
        {types.map(({ id, name, lang }) => (
          <Chip
            key={id}
            lang={lang}
            pressed={filters.modalities_ids.includes(id)}
            onClick={() => onChange(toggleId(filters, 'modalities_ids', id))}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
