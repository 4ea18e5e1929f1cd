import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldAppearance } from './field'

interface TextFieldProps
  extends FieldAppearance, Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** An icon before the text. */
  icon?: ReactNode
  /** A button or a unit after the text. */
  trailing?: ReactNode
}

/** A one-line text field; also email, phone, number, search and date through `type`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  icon,
  trailing,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <span className="ui-control">
          {icon}
          <input type="text" {...input} {...control} />
          {trailing}
        </span>
      )}
    </Field>
  )
}
