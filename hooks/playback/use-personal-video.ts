import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getPersonalVideo } from '@/lib/api/personal-videos'
import { swrKeys } from '@/lib/api/swr-keys'

/** What is the signed-in user's own of a video. */
export function usePersonalVideo(id: number, signedIn: boolean) {
  const { data, error, mutate } = useSWR(
    signedIn ? swrKeys.personalVideo(id) : null,
    () => getPersonalVideo(browserApi, id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isSettled = data !== undefined || error !== undefined
  return { video: data ?? null, isSettled, refresh: () => void mutate() }
}
