import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import type { VideoQuery } from '@/lib/api/videos'
import { loadChoiceCounts } from '@/lib/catalogue/choice-counts'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * How many videos each choice of a filter would give; null until it is known, and when it could not be
 * asked for: the choices work as well without. The counts before a choice stay until those after it
 * are there.
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
