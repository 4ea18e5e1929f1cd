import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { bookings } from '../db/schema/bookings'
import { videos } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import { studioBookings, studioMembers, studios } from '../db/schema/studios'
import { userVideoSessions as session, userVideoWatches as watch } from '../db/schema/watching'
import {
  finishedAt,
  inSession,
  isFinished,
  isPlayedThrough,
  watchedInSession,
} from '../watching/finished-videos'

export const activityKinds = ['video', 'live_class', 'studio'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Something that a member took: a video, a live class or a class in a studio. */
export type Taken = {
  /** Unique among all kinds. */
  id: string
  kind: ActivityKind
  at: Date
  seconds: number
  title: string
  videoId: number | null
  liveClassId: number | null
  instructorId: number | null
  /** Of classes in a studio, as its records have them. */
  studioId: number | null
  studioName: string | null
  instructorName: string | null
}

/**
 * Everything that a member has taken until now, the latest first: videos that they finished in a
 * session or played through at once, and the classes that they attended, each with its length.
 */
export async function findTaken(db: Connection, userId: number, now: Date): Promise<Taken[]> {
  const { rows } = await db.execute<Omit<Taken, 'at'> & { at: string | Date }>(sql`
    select 'session-' || ${session.id} as id, 'video' as kind, ${finishedAt} as at,
      ${watchedInSession} as seconds, ${videos.title} as title, ${videos.id} as "videoId",
      null::int as "liveClassId", ${videos.instructorId} as "instructorId",
      null::int as "studioId", null as "studioName", null as "instructorName"
    from ${session} join ${videos} on ${videos.id} = ${session.videoId}
    where ${session.userId} = ${userId} and ${isFinished}
    union all
    select 'playback-' || ${watch.id}, 'video', ${watch.playbackStartedAt},
      ${watch.watchedSeconds}, ${videos.title}, ${videos.id},
      null, ${videos.instructorId}, null, null, null
    from ${watch} join ${videos} on ${videos.id} = ${watch.videoId}
    where ${watch.userId} = ${userId} and ${isPlayedThrough}
      and not exists (select from ${session} where ${inSession} and ${isFinished})
    union all
    select 'booking-' || ${bookings.id}, 'live_class', ${liveClasses.startsAt},
      extract(epoch from ${liveClasses.endsAt} - ${liveClasses.startsAt})::int,
      ${liveClasses.title}, null, ${liveClasses.id}, ${liveClasses.instructorId}, null, null, null
    from ${bookings} join ${liveClasses} on ${liveClasses.id} = ${bookings.liveClassId}
    where ${bookings.userId} = ${userId} and ${bookings.status} = 'booked' and ${bookings.attended}
      and ${liveClasses.cancelledAt} is null and ${liveClasses.startsAt} <= ${now}::timestamptz
    union all
    select 'studio-' || ${studioBookings.id}, 'studio', ${studioBookings.startsAt},
      ${studioBookings.durationMinutes} * 60, ${studioBookings.className}, null, null, null,
      ${studios.id}, ${studios.name}, ${studioBookings.instructorName}
    from ${studioBookings}
    join ${studioMembers} on ${studioMembers.id} = ${studioBookings.studioMemberId}
    join ${studios} on ${studios.id} = ${studioMembers.studioId}
    where ${studioMembers.userId} = ${userId} and ${studioBookings.status} = 'attended'
      and ${studioBookings.startsAt} <= ${now}::timestamptz
    order by at desc, id desc`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** When the classes start that a member has booked, live or in a studio, before `until`. */
export async function findPlanned(db: Connection, userId: number, now: Date, until: Date) {
  const { rows } = await db.execute<{ at: string | Date }>(sql`
    select ${liveClasses.startsAt} as at
    from ${bookings} join ${liveClasses} on ${liveClasses.id} = ${bookings.liveClassId}
    where ${bookings.userId} = ${userId} and ${bookings.status} = 'booked'
      and not ${bookings.attended} and ${liveClasses.cancelledAt} is null
      and ${liveClasses.endsAt} > ${now}::timestamptz
      and ${liveClasses.startsAt} < ${until}::timestamptz
    union all
    select ${studioBookings.startsAt}
    from ${studioBookings}
    join ${studioMembers} on ${studioMembers.id} = ${studioBookings.studioMemberId}
    where ${studioMembers.userId} = ${userId} and ${studioBookings.status} = 'booked'
      and ${studioBookings.startsAt} > ${now}::timestamptz
      and ${studioBookings.startsAt} < ${until}::timestamptz`)
  return rows.map(({ at }) => new Date(at))
}
