import type { ReactNode } from 'react'

interface EmptyStateProps {
  drawing: ReactNode
  /** What is missing, in one sentence. */
  title: string
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  /** The reason, or how to change it. */
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** Shown when there is nothing to display: an illustration, a sentence and a next step. */
export function EmptyState({
  drawing,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="ui-state">
      {drawing}
      <Heading className="ui-state-title">{title}</Heading>
      {children && <div className="ui-state-text">{children}</div>}
      {action && <div className="ui-state-actions">{action}</div>}
    </div>
  )
}
