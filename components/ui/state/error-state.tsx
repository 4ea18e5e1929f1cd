import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { RopeDrawing } from './state-drawing'

interface ErrorStateProps {
  drawing?: ReactNode
  /** What could not be done, in one sentence. */
  title: string
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  children?: ReactNode
  retry?: { label: string; onClick: () => void; loading?: boolean }
  /** Another way on. */
  action?: ReactNode
}

/** Stands where something failed, says so to screen readers, and offers to try again. */
export function ErrorState({
  drawing = <RopeDrawing />,
  title,
  heading: Heading = 'h2',
  children,
  retry,
  action,
}: ErrorStateProps) {
  return (
    <div className="ui-state" role="alert">
      {drawing}
      <Heading className="ui-state-title">{title}</Heading>
      {children && <div className="ui-state-text">{children}</div>}
      {(retry || action) && (
        <div className="ui-state-actions">
          {retry && (
            <Button loading={retry.loading} onClick={retry.onClick}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
