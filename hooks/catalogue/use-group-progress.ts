import useSWR from 'swr'
import { useSignedIn } from '@/hooks/session/use-signed-in'
import { browserApi } from '@/lib/api/browser'
import { getVideoGroup } from '@/lib/api/video-groups'
import { swrKeys } from '@/lib/api/swr-keys'
import { readOnce } from '@/hooks/read-once-options'

/** Which days of a program the person who is signed in has done, by position; null for nobody, and until it is known. */
export function useGroupProgress(id: number) {
  const signedIn = useSignedIn() === true
  const { data, error, mutate } = useSWR(
    signedIn ? swrKeys.programProgress(id) : null,
    async () => {
      const { videos } = await getVideoGroup(browserApi, 'program', id)
      return new Set(videos.flatMap(({ position, done }) => (done ? [position] : [])))
    },
    readOnce,
  )
  return { done: data ?? null, error: error as unknown, retry: () => void mutate() }
}
