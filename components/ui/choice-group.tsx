import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from './field'

interface ChoiceGroupProps {
  legend: string
  legendHidden?: boolean
  error?: ReactNode
  className?: string
  children: ReactNode
}

/** A named group of checkboxes or radios. */
export function ChoiceGroup({
  legend,
  legendHidden,
  error,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={className ? `ui-choices ${className}` : 'ui-choices'}
      aria-describedby={error ? id : undefined}
    >
      <legend className={legendHidden ? 'ui-hidden' : 'ui-field-label'}>{legend}</legend>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** May contain links, e.g. to an agreement. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  type?: 'checkbox' | 'radio'
}

/** A checkbox, or one radio button of a group. */
export function CheckboxField({
  label,
  hint,
  error,
  id,
  type = 'checkbox',
  className,
  ...input
}: CheckboxFieldProps) {
  const generated = useId()
  const own = id ?? generated
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={className ? `ui-choice ${className}` : 'ui-choice'}>
      <input
        {...input}
        id={own}
        type={type}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={own}>{label}</label>
      {hint && (
        <p className="ui-field-hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  )
}
