import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldLook } from './field'

interface TextAreaProps extends FieldLook, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <span className="ui-control">
          <textarea rows={4} {...area} {...control} />
        </span>
      )}
    </Field>
  )
}
