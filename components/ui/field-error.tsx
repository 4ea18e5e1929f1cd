import type { ReactNode } from 'react'
import { AlertIcon } from '@/components/ui/icons/status'
import { Sentences } from './sentences'

interface FieldErrorProps {
  /** Referred to by the control. */
  id: string
  children: ReactNode
}

/** What is wrong with one field, or with a group of choices. */
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
