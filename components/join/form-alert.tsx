import type { ReactNode } from 'react'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

interface FormAlertProps {
  /** `error` when something went wrong, `info` for what is good to know. */
  tone?: 'error' | 'info'
  children: ReactNode
}

/** What concerns a whole form, said at once. */
export function FormAlert({ tone = 'error', children }: FormAlertProps) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon
  return (
    <div className="form-alert" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div>{children}</div>
    </div>
  )
}
