import type { ReactNode } from 'react'
import { AlertIcon } from '@/components/ui/icons/status'

/** What went wrong with a whole form, said at once. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div className="form-alert" role="alert">
      <AlertIcon size={20} />
      <div>{children}</div>
    </div>
  )
}
