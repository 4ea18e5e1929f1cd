'use client'

import { Button } from '@/components/ui/button'

interface RowErrorProps {
  text: string
  retryLabel: string
  onRetry: () => void
  loading?: boolean
}

/** One line where a row of a page could not be loaded; the rest of the page goes on. */
export function RowError({ text, retryLabel, onRetry, loading }: RowErrorProps) {
  return (
    <div className="ui-row-error" role="status">
      <p>{text}</p>
      <Button variant="secondary" size="small" loading={loading} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
