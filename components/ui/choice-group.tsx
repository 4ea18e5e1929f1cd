import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error'

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
