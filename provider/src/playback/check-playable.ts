import { and, eq } from 'drizzle-orm'
import { bookings } from '../db/schema/bookings'
import { videos } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { entitledUntil, loadEntitlements } from '../entitlement'
import { classTimes } from '../live-classes/class-times'

export type Content = { videoId: number } | { liveClassId: number }
export type PlaybackDenial = 'sign in' | 'cancelled' | 'booking' | 'too early' | 'ended'
/** Why content may not be played; a subscription would have to cover `brandId`. */
type Refused = { denied: PlaybackDenial } | { denied: 'subscription'; brandId: number }

/** Permission to play; `until` is its known end, or null. */
export type PlaybackGrant = { until: Date | null; stream: string } & (
  { kind: 'video'; seconds: number } | { kind: 'live'; startsAt: Date; endsAt: Date }
)

async function checkVideo({ db, clock }: CheckDeps, id: number, userId: number | undefined) {
  const { stream, durationSeconds, free, brandId } = videos
  const [video] = await db
    .select({ stream, seconds: durationSeconds, free, brandId })
    .from(videos)
    .where(eq(videos.id, id))
  if (!video) return 'unknown'
  const grant = { kind: 'video' as const, stream: video.stream, seconds: video.seconds }
  if (video.free) return { ...grant, until: null }
  if (userId === undefined) return denied('sign in')
  const until = entitledUntil(await loadEntitlements(db, userId), video.brandId, clock.now())
  return until === undefined ? notCovered(video.brandId) : { ...grant, until }
}

async function checkLiveClass({ db, clock }: CheckDeps, id: number, userId: number | undefined) {
  const { brandId, startsAt, endsAt, cancelledAt } = liveClasses
  const [found] = await db
    .select({ brandId, startsAt, endsAt, cancelledAt, stream: videos.stream })
    .from(liveClasses)
    .innerJoin(videos, eq(videos.id, liveClasses.videoId))
    .where(eq(liveClasses.id, id))
  if (!found) return 'unknown'
  if (userId === undefined) return denied('sign in')
  const now = clock.now()
  const until = entitledUntil(await loadEntitlements(db, userId), found.brandId, now)
  if (until === undefined) return notCovered(found.brandId)
  if (found.cancelledAt) return denied('cancelled')
  const own = and(
    eq(bookings.liveClassId, id),
    eq(bookings.userId, userId),
    eq(bookings.status, 'booked'),
  )
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(own)
  if (!booking) return denied('booking')
  if (now < classTimes(found).joinFrom) return denied('too early')
  if (now >= found.endsAt) return denied('ended')
  return {
    kind: 'live' as const,
    stream: found.stream,
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    until,
  }
}

type CheckDeps = Pick<Deps, 'db' | 'clock'>
const denied = (reason: PlaybackDenial): Refused => ({ denied: reason })
const notCovered = (brandId: number): Refused => ({ denied: 'subscription', brandId })

/**
 * Whether a user (undefined: a visitor) may play a video or join a live class now. Free videos are
 * for everyone; the rest needs a session and an entitlement that covers the brand. A live class
 * also needs a booking, and can be joined from its `joinFrom` until its end.
 */
export async function checkPlayable(
  deps: CheckDeps,
  content: Content,
  userId: number | undefined,
): Promise<'unknown' | Refused | PlaybackGrant> {
  return 'videoId' in content
    ? checkVideo(deps, content.videoId, userId)
    : checkLiveClass(deps, content.liveClassId, userId)
}
