import { query } from './database'
import type { Person } from './person'
import { callProvider } from './provider'
import { takeVideo } from './take-video'

/** Starts a video that is not free, as the player does, and stops after a share of it, up to 1. */
export async function watchVideo({ tokens }: Person, share: number) {
  const [video] = await query<{ id: number; title: string; duration_seconds: number }>(
    'select id, title, duration_seconds from videos where not free order by id desc limit 1',
  )
  if (!video) throw new Error('The seed holds no such video.')
  const path = '/v1/user_video_sessions'
  const { body } = await callProvider<{ id: number }>('POST', path, {
    tokens,
    body: { video_id: video.id },
  })
  const seconds = Math.floor(video.duration_seconds * share)
  await callProvider('PUT', `${path}/${body.id}`, { tokens, body: { position_seconds: seconds } })
  await takeVideo(tokens, video, seconds)
  return video
}
