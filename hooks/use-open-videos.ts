import useSWR from 'swr'
import { browserApi } from '@/lib/api/browser'
import { listOpenVideoSessions } from '@/lib/api/user-video-sessions'
import { readOnce } from './read-once'

/** The videos that one has begun and not finished; asked for anew whenever the screen is entered. */
export function useOpenVideos() {
  const { data, error, mutate, isValidating } = useSWR(
    'open-videos',
    () => listOpenVideoSessions(browserApi),
    readOnce,
  )
  return {
    sessions: data?.data ?? null,
    error: error as unknown,
    isLoading: isValidating,
    retry: () => void mutate(),
  }
}
