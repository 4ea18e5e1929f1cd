import { type ReactNode, useId } from 'react'
import { AlertIcon } from '@/components/ui/icons/status'

/** Options shared by all fields. */
export interface FieldAppearance {
  label: string
  /** Help text below the control. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode
  /** Shown after the label of an optional field, e.g. “Optional”. */
  optional?: string
  /** Shows the label to screen readers only, e.g. for a search. */
  labelHidden?: boolean
  className?: string
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldAppearance {
  id?: string
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, control, hint and error of one field; the control may be anything, such as an iframe of
 * the card provider.
 */
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

interface FieldErrorProps {
  /** Referenced by the control's `aria-describedby`. */
  id: string
  children: ReactNode
}

/** The error of a field or a group of choices. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div className="ui-field-error" id={id}>
      <AlertIcon size={18} />
      <div>
        <Sentences>{children}</Sentences>
      </div>
    </div>
  )
}

interface SentencesProps {
  /** Several strings become a list; anything else is rendered as it is. */
  children: ReactNode | readonly string[]
}

/** Renders one sentence as it is and several as a list. */
export function Sentences({ children }: SentencesProps) {
  if (!Array.isArray(children)) return children as ReactNode
  const sentences = children as readonly ReactNode[]
  if (sentences.length < 2) return sentences[0] ?? null
  return (
    <ul className="ui-sentences">
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  )
}
