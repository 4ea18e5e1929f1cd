import useSWR from 'swr'
import { toAsync } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import {
  listOpenVideoSessions,
  openVideoSession,
  updateVideoSession,
  type VideoSession,
} from '@/lib/api/user-videos'
import { swrKeys } from '@/lib/api/swr-keys'
import { readOnce } from '@/hooks/use-read'

const byHand = { wanted: true }

/**
 * The videos that the member has started and not finished, requested anew on every visit of the
 * screen.
 */
export function useOpenVideos() {
  const sessions = useSWR(
    swrKeys.openVideos,
    async () => (await listOpenVideoSessions(browserApi)).data,
    readOnce,
  )
  const { data, mutate } = sessions
  return {
    ...toAsync(sessions),
    /**
     * Ends a video session. It disappears at once and reappears if the provider rejects the change.
     */
    async remove({ id, video, positionSeconds }: VideoSession) {
      const without = data?.filter((session) => session.video.id !== video.id)
      await mutate(without, { revalidate: false })
      const update = { positionSeconds, ended: true }
      const removed = await updateVideoSession(browserApi, id, update, byHand)
      if (!removed.ok) void mutate()
      return removed
    },
    /** Starts the video session again at its position. */
    async putBack({ video, positionSeconds }: VideoSession) {
      const session = { videoId: video.id, positionSeconds }
      const opened = await openVideoSession(browserApi, session, byHand)
      void mutate()
      return opened
    },
  }
}
