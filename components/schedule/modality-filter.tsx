import { Chip } from '@/components/ui/chip'
import { ModalityMark } from '@/components/ui/icons/modality-mark'
import type { Named } from '@/lib/api/named'

interface ModalityFilterProps {
  label: string
  choices: readonly Named[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}

/** The kinds of class of a day, each switched by a tap. */
export function ModalityFilter({ label, choices, chosen, onToggle }: ModalityFilterProps) {
  return (
    <div className="ui-chips" data-scroll="" data-needs-script="" role="group" aria-label={label}>
      {choices.map(({ id, name, icon }) => (
        <Chip
          key={id}
          icon={<ModalityMark name={icon ?? name} size={20} />}
          pressed={chosen.includes(id)}
          onClick={() => onToggle(id)}
        >
          {name}
        </Chip>
      ))}
    </div>
  )
}
