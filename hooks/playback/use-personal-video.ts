import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getVideo } from '@/lib/api/videos'
import { swrKeys } from '@/lib/api/swr-keys'

/** A video with what it is to the person who is signed in: where they stopped, how much they saw. */
export function usePersonalVideo(id: number, signedIn: boolean) {
  const { data, error, mutate } = useSWR(
    signedIn ? swrKeys.personalVideo(id) : null,
    () => getVideo(browserApi, id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isSettled = data !== undefined || error !== undefined
  return { video: data ?? null, isSettled, refresh: () => void mutate() }
}
