import { query } from './database'
import type { Person } from './person'
import { callProvider } from './provider'

/** Starts a video that is not free, as the player does, and stops after `seconds`. */
export async function watchVideo({ tokens }: Person, seconds: number) {
  const [video] = await query<{ id: number; title: string }>(
    'select id, title from videos where not free order by id desc limit 1',
  )
  if (!video) throw new Error('The seed holds no such video.')
  const path = '/v1/user_video_sessions'
  const { body } = await callProvider<{ id: number }>('POST', path, {
    tokens,
    body: { video_id: video.id },
  })
  await callProvider('PUT', `${path}/${body.id}`, { tokens, body: { position_seconds: seconds } })
  return video
}
