import { Button } from '@/components/ui/button'
import { RowError } from '@/components/ui/state/row-error'

interface MoreActivitiesProps {
  list: { error: unknown; isLoading: boolean; retry: () => void; loadMore: () => void }
  hasMore: boolean
  texts: { moreError: string; retry: string; loadMore: string }
}

/** The end of a list: the button for the next page, or what to do when that failed. */
export function MoreActivities({ list, hasMore, texts }: MoreActivitiesProps) {
  if (list.error)
    return (
      <RowError
        text={texts.moreError}
        retryLabel={texts.retry}
        onRetry={list.retry}
        loading={list.isLoading}
      />
    )
  if (!hasMore) return null
  return (
    <Button variant="secondary" className="more" loading={list.isLoading} onClick={list.loadMore}>
      {texts.loadMore}
    </Button>
  )
}
