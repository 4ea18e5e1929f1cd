import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error'

/** What every kind of field takes. */
export interface FieldLook {
  label: string
  /** Help that stays below the control. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode
  /** Said after the label of a field that may stay empty, e.g. “Optional”. */
  optional?: string
  /** Keeps the label for screen readers alone, e.g. on a search. */
  labelHidden?: boolean
  className?: string
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldLook {
  id?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error of one field; the control may be anything, also a card field's frame. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const generated = useId()
  const own = id ?? generated
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={className ? `ui-field ${className}` : 'ui-field'}>
      <label htmlFor={own} className={labelHidden ? 'ui-hidden' : 'ui-field-label'}>
        {label}
        {optional && <span className="ui-field-optional">{optional}</span>}
      </label>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="ui-field-hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  )
}
