import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { AlertIcon, InfoIcon } from '@/components/ui/icons/status'

interface NoticeProps {
  /** What it is about, for whoever looks for it. */
  name: string
  title?: string
  children: ReactNode
  /** Told at once, rather than when nothing else is being read. */
  urgent?: boolean
  retry?: { label: string; onClick: () => void; loading?: boolean }
}

/** A word about a part of the payment that does not come along, and the way on. */
export function Notice({ name, title, children, urgent = false, retry }: NoticeProps) {
  const Icon = urgent ? AlertIcon : InfoIcon
  return (
    <div
      className="notice"
      data-tone={urgent ? 'error' : 'info'}
      role={urgent ? 'alert' : 'status'}
      data-notice={name}
    >
      <Icon size={22} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        <p>{children}</p>
        {retry && (
          <Button variant="secondary" size="small" loading={retry.loading} onClick={retry.onClick}>
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  )
}
