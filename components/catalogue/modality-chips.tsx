import { Chip } from '@/components/ui/chip'
import { ModalityMark } from '@/components/ui/icons/modality-mark'
import type { Term } from '@/lib/catalogue/terms'
import { toggleId, type VideoFilters } from '@/lib/catalogue/video-filters'

interface ModalityChipsProps {
  label: string
  modalities: readonly Term[]
  filters: VideoFilters
  onChange: (filters: VideoFilters) => void
}

/** The modalities as toggle chips. */
export function ModalityChips({ label, modalities, filters, onChange }: ModalityChipsProps) {
  return (
    <div className="filter-modalities" data-needs-script="" role="group" aria-label={label}>
      {modalities.map(({ id, name, icon, lang }) => (
        <Chip
          key={id}
          lang={lang}
          icon={<ModalityMark name={icon ?? name} size={20} />}
          pressed={filters.modalities_ids.includes(id)}
          onClick={() => onChange(toggleId(filters, 'modalities_ids', id))}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
