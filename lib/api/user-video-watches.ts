import type { Api } from './client'
import { attempt } from './result'
import { nothing } from './schema'

/** Seconds watched since `playbackStartedAt` (ISO time, the same within one playback). */
export type VideoWatch = {
  videoId: number
  watchedSeconds: number
  live: boolean
  playbackStartedAt: string
}

/** Records what was watched; outlives the page, so that it also works while leaving. Specification 7. */
export function recordWatch(
  api: Api,
  watch: VideoWatch,
  { signal }: { signal?: AbortSignal } = {},
) {
  return attempt(
    api.post('/v2/user_video_watches', {
      body: watch,
      signal,
      wanted: false,
      keepalive: true,
      decode: nothing,
    }),
  )
}
