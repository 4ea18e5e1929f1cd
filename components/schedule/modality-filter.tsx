import { Chip } from '@/components/ui/chip'
import type { Named } from '@/lib/api/named'

interface ModalityFilterProps {
  label: string
  /** The language of the choices, where it is not the page's. */
  lang?: string
  choices: readonly Named[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}

/** The kinds of class of a day, each switched by a tap. */
export function ModalityFilter({ label, lang, choices, chosen, onToggle }: ModalityFilterProps) {
  return (
    <div className="kinds" data-needs-script="" role="group" aria-labelledby="kinds">
      <span id="kinds">{label}</span>
      <div className="ui-chips" data-scroll="" lang={lang}>
        {choices.map(({ id, name }) => (
          <Chip key={id} pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
