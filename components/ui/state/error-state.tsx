import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { RopeDrawing } from './state-drawing'

interface ErrorStateProps {
  drawing?: ReactNode
  /** What failed, in one sentence. */
  title: string
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  children?: ReactNode
  retry?: { label: string; onClick: () => void; loading?: boolean }
  /** An alternative action. */
  action?: ReactNode
}

/** Shown when something failed: announces it to screen readers and offers a retry. */
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
