import { ErrorState } from '@/components/ui/state/error-state'

interface ActivityErrorProps {
  list: { retry: () => void; isLoading: boolean }
  texts: { errorTitle: string; errorText: string; retry: string }
}

/** In place of a list that could not be loaded. */
export function ActivityError({ list, texts }: ActivityErrorProps) {
  return (
    <ErrorState
      title={texts.errorTitle}
      retry={{ label: texts.retry, onClick: list.retry, loading: list.isLoading }}
    >
      {texts.errorText}
    </ErrorState>
  )
}
