import { callProvider, type Tokens } from './provider'

/** Records that a member has played a video from its start, to its end or for `seconds`. */
export async function takeVideo(
  tokens: Tokens,
  video: { id: number; duration_seconds: number },
  seconds = video.duration_seconds,
): Promise<void> {
  const body = {
    video_id: video.id,
    watched_seconds: seconds,
    live: false,
    playback_started_at: new Date(Date.now() - seconds * 1000).toISOString(),
  }
  await callProvider('POST', '/v2/user_video_watches', { tokens, body })
}
