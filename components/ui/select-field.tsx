import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons/navigation'
import { Field, type FieldAppearance } from './field'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps
  extends FieldAppearance, Omit<ComponentPropsWithRef<'select'>, 'className'> {
  options: readonly Option[]
  /** Label of the first, empty option, e.g. “Choose a country”. */
  placeholder?: string
}

/** A select with the platform's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <span className="ui-control" data-select="">
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} />
        </span>
      )}
    </Field>
  )
}
