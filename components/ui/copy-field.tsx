import { Button } from './button'
import { CopyIcon } from './icons/actions'
import { TextField } from './text-field'

interface CopyFieldProps {
  label: string
  value: string
  /** The button and what it does. */
  copyLabel: string
  onCopy: () => void
}

/** A text to copy: a field that is selected when it gets the focus, and a button. */
export function CopyField({ label, value, copyLabel, onCopy }: CopyFieldProps) {
  return (
    <>
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button wide onClick={onCopy}>
        <CopyIcon size={20} />
        {copyLabel}
      </Button>
    </>
  )
}
