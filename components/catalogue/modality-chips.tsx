import { Chip } from '@/components/ui/chip'
import { ModalityMark } from '@/components/ui/icons/modality-mark'
import type { Named } from '@/lib/api/named'
import { toggleId, type VideoFilters } from '@/lib/catalogue/video-filters'

interface ModalityChipsProps {
  label: string
  /** The modalities' language, where it is not the page's. */
  lang?: string
  modalities: readonly Named[]
  filters: VideoFilters
  onChange: (filters: VideoFilters) => void
}

/** The modalities at hand, each switched by a tap. */
export function ModalityChips({ label, lang, modalities, filters, onChange }: ModalityChipsProps) {
  return (
    <div className="filter-modalities" data-needs-script="" role="group" aria-label={label}>
      {modalities.map(({ id, name, icon }) => (
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
