import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import type { VideoQuery } from '@/lib/api/videos'
import { loadChoiceCounts } from '@/lib/catalogue/choice-counts'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * How many videos match each value of each filter; null until known or when the request fails, as
 * the filters also work without counts. After a change the previous counts are kept until the new
 * ones arrive.
 */
export function useChoiceCounts(query: VideoQuery) {
  const { data, error, mutate, isValidating } = useSWR(
    swrKeys.choiceCounts(query),
    ([, asked]) => loadChoiceCounts(asked),
    { ...readOnce, keepPreviousData: true },
  )
  const failed = error !== undefined
  return {
    counts: failed ? null : (data ?? null),
    failed,
    isLoading: isValidating,
    retry: () => void mutate(),
  }
}
