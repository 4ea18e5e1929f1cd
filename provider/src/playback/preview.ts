import { eq } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { minuteMs } from '../time'
import type { PlaybackClaims } from './playback-token'

const PREVIEW_SECONDS = 25
const lifetimeMs = 5 * minuteMs

/** How much of a video anybody may see: nothing of a free one, which plays whole, or of a short one. */
export function previewOf({
  free,
  durationSeconds,
}: {
  free: boolean
  durationSeconds: number
}): { seconds: number } | null {
  return free || durationSeconds <= 2 * PREVIEW_SECONDS ? null : { seconds: PREVIEW_SECONDS }
}

/** What a token for the preview of a video says; null for an unknown video and one without. */
export async function previewClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<PlaybackClaims | null> {
  const { stream, durationSeconds, free } = videos
  const [video] = await db
    .select({ stream, durationSeconds, free })
    .from(videos)
    .where(eq(videos.id, id))
  const preview = video && previewOf(video)
  if (!preview) return null
  const expires = clock.now().getTime() + lifetimeMs
  return { kind: 'preview', id, stream: video.stream, expires, seconds: preview.seconds }
}
