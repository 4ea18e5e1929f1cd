import { Chip } from '@/components/ui/chip'
import type { Term } from '@/lib/catalogue/terms'

interface ModalityFilterProps {
  label: string
  choices: readonly Term[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}

/** The kinds of class of a day, each switched by a tap. */
export function ModalityFilter({ label, choices, chosen, onToggle }: ModalityFilterProps) {
  return (
    <div className="kinds" data-needs-script="" role="group" aria-labelledby="kinds">
      <span id="kinds">{label}</span>
      <div className="ui-chips" data-scroll="">
        {choices.map(({ id, name, lang }) => (
          <Chip key={id} lang={lang} pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
