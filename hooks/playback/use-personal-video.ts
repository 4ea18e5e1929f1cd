import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { getVideo } from '@/lib/api/video-details'
import { swrKeys } from '@/lib/api/swr-keys'

/** A video with the data of the signed-in user: resume position and completion. */
export function usePersonalVideo(id: number, signedIn: boolean) {
  const { data, error, mutate } = useSWR(
    signedIn ? swrKeys.personalVideo(id) : null,
    () => getVideo(browserApi, id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const isSettled = data !== undefined || error !== undefined
  return { video: data ?? null, isSettled, refresh: () => void mutate() }
}
