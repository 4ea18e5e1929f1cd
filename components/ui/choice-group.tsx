import { useId, type ReactNode } from 'react'
import { AlertIcon } from './icons/status'

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
      {error && (
        <p className="ui-field-error" id={id}>
          <AlertIcon size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
