import { and, eq } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import { bookings, liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { entitledUntil, loadHoldings } from '../entitlement'
import { classTimes } from '../live-classes/class-times'

export type Content = { videoId: number } | { liveClassId: number }
export type PlayRefusal = 'sign in' | 'booking' | 'too early' | 'ended'
/** Why content may not be played; `brandId` is what a subscription would have to cover. */
export type Refused = { refused: PlayRefusal } | { refused: 'subscription'; brandId: number }

/** Leave to play; `until` is when it ends for a reason known today, null for none. */
export type Leave = { until: Date | null; stream: string } & (
  { kind: 'video'; seconds: number } | { kind: 'live'; startsAt: Date; endsAt: Date }
)

async function checkVideo({ db, clock }: Needs, id: number, userId: number | undefined) {
  const { stream, durationSeconds, free, brandId } = videos
  const [video] = await db
    .select({ stream, seconds: durationSeconds, free, brandId })
    .from(videos)
    .where(eq(videos.id, id))
  if (!video) return 'unknown'
  const leave = { kind: 'video' as const, stream: video.stream, seconds: video.seconds }
  if (video.free) return { ...leave, until: null }
  if (userId === undefined) return refused('sign in')
  const until = entitledUntil(await loadHoldings(db, userId), video.brandId, clock.now())
  return until === undefined ? notCovered(video.brandId) : { ...leave, until }
}

async function checkLiveClass({ db, clock }: Needs, id: number, userId: number | undefined) {
  const { brandId, startsAt, endsAt } = liveClasses
  const [found] = await db
    .select({ brandId, startsAt, endsAt, stream: videos.stream })
    .from(liveClasses)
    .innerJoin(videos, eq(videos.id, liveClasses.videoId))
    .where(eq(liveClasses.id, id))
  if (!found) return 'unknown'
  if (userId === undefined) return refused('sign in')
  const now = clock.now()
  const until = entitledUntil(await loadHoldings(db, userId), found.brandId, now)
  if (until === undefined) return notCovered(found.brandId)
  const own = and(
    eq(bookings.liveClassId, id),
    eq(bookings.userId, userId),
    eq(bookings.status, 'booked'),
  )
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(own)
  if (!booking) return refused('booking')
  if (now < classTimes(found).joinFrom) return refused('too early')
  if (now >= found.endsAt) return refused('ended')
  return {
    kind: 'live' as const,
    stream: found.stream,
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    until,
  }
}

type Needs = Pick<Deps, 'db' | 'clock'>
const refused = (reason: PlayRefusal): Refused => ({ refused: reason })
const notCovered = (brandId: number): Refused => ({ refused: 'subscription', brandId })

/**
 * Whether a user (undefined: a visitor) may play a video or join a live class now. Free videos are
 * for everyone; the rest needs a session and a holding that covers the brand, a live class a booking
 * besides, and can be entered from ten minutes before its start until its end.
 */
export async function checkPlayable(
  deps: Needs,
  content: Content,
  userId: number | undefined,
): Promise<'unknown' | Refused | Leave> {
  return 'videoId' in content
    ? checkVideo(deps, content.videoId, userId)
    : checkLiveClass(deps, content.liveClassId, userId)
}
