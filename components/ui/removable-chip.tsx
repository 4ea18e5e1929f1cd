import { Chip } from './chip'
import { CloseIcon } from './icons/navigation'

interface RemovableChipProps {
  name: string
  /** Language of the name, when it differs from the page's. */
  lang?: string
  /** What the button does, with the name. */
  label: string
  onRemove: () => void
}

/** An active filter that a press removes. */
export function RemovableChip({ name, lang, label, onRemove }: RemovableChipProps) {
  return (
    <Chip aria-label={label} onClick={onRemove}>
      <span lang={lang}>{name}</span>
      <CloseIcon size={16} />
    </Chip>
  )
}
