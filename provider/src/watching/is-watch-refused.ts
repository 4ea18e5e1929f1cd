import { and, eq } from 'drizzle-orm'
import { bookings, liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { checkPlayable } from '../playback/check-playable'

type Needs = Pick<Deps, 'db' | 'clock'>

async function isBookedLive({ db }: Needs, userId: number, videoId: number): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'booked'),
        eq(liveClasses.videoId, videoId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Whether a user may not have watched what they claim: neither the video is theirs to play nor, for a
 * live record, a class that shows it is booked by them. An unknown video is not refused here.
 */
export async function isWatchRefused(
  deps: Needs,
  userId: number,
  { videoId, live }: { videoId: number; live: boolean },
): Promise<boolean> {
  const leave = await checkPlayable(deps, { videoId }, userId)
  if (leave === 'unknown' || !('refused' in leave)) return false
  return !(live && (await isBookedLive(deps, userId, videoId)))
}
