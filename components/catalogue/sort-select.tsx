import { ChevronDownIcon } from '@/components/ui/icons/navigation'

interface SortSelectProps {
  label: string
  /** Values with their texts. */
  choices: readonly (readonly [string, string])[]
  value: string
  onChange: (value: string) => void
}

/** The order of a list. It has no hint or error, so lists do not load the code of `Field`. */
export function SortSelect({ label, choices, value, onChange }: SortSelectProps) {
  return (
    <div className="ui-field">
      <span className="ui-control" data-select="">
        <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={20} />
      </span>
    </div>
  )
}
