import { RemovableChip } from '@/components/ui/removable-chip'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import { chosenPractices } from '@/lib/catalogue/practices'
import type { Term } from '@/lib/catalogue/terms'
import { fill } from '@/lib/locale/fill'
import type { ScheduleTexts } from './schedule-texts'

interface ActivePracticesProps {
  modalities: readonly Term[]
  filters: ClassFilters
  texts: ScheduleTexts
}

/** The practices that the address names as kinds, which no other filter shows. */
export const ActivePractices = ({ modalities, filters, texts }: ActivePracticesProps) =>
  chosenPractices(modalities, filters.chosen).map(({ id, name, lang }) => (
    <RemovableChip
      key={id}
      {...{ name, lang }}
      label={fill(texts.remove, { name })}
      onRemove={() => filters.toggle(id)}
    />
  ))
