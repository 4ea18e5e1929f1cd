import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once'
import type { VideoQuery } from '@/lib/api/videos'

/**
 * How many videos each choice of a filter would give, once somebody `wants` to see it; null until it
 * is known. The counts before a choice stay until those after it are there. A failure leaves the
 * choices without counts: they work as well.
 */
export function useChoiceCounts(query: VideoQuery, wants: boolean) {
  const { data, error } = useSWR(
    wants ? ['choice-counts', { ...query, sort: null }] : null,
    async ([, asked]: [string, VideoQuery]) =>
      (await import('@/lib/catalogue/choice-counts')).loadChoiceCounts(asked),
    { ...readOnce, keepPreviousData: true },
  )
  return error ? null : (data ?? null)
}
