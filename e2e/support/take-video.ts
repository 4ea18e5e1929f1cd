import { callProvider, type Tokens } from './provider'

/** Records that a member has played a video from its start to its end. */
export async function takeVideo(
  tokens: Tokens,
  video: { id: number; duration_seconds: number },
): Promise<void> {
  const body = {
    video_id: video.id,
    watched_seconds: video.duration_seconds,
    live: false,
    playback_started_at: new Date(Date.now() - video.duration_seconds * 1000).toISOString(),
  }
  await callProvider('POST', '/v2/user_video_watches', { tokens, body })
}
