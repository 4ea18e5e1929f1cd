'use client'

import { Button } from '@/components/ui/button'

interface RowErrorProps {
  text: string
  retryLabel: string
  onRetry: () => void
  loading?: boolean
}

/** Replaces a row of a page that failed to load, without affecting the rest of the page. */
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
