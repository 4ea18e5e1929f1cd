import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { users } from '../db/schema/identity'
import { studioBookings, studioMembers } from '../db/schema/studios'
import { userVideoSessions, userVideoWatches } from '../db/schema/watching'
import { addMs, dayMs, hourMs, minuteMs } from '../time'
import { insertRows } from './rows'

// Days before the seeding on which a video was finished, with a week off.
const daysAgo = [
  1, 3, 5, 6, 8, 10, 12, 15, 17, 18, 20, 22, 24, 26, 38, 40, 41, 43, 45, 48, 50, 52, 53, 55, 57, 60,
]

// Minutes after midnight UTC: mornings and evenings in America.
const startTimes = [12 * 60 + 10, 22 * 60 + 35, 12 * 60 + 40]

/** How far apart the videos are in the catalogue, so that their lengths and brands differ. */
const step = 7

async function watchVideos(db: Connection, userId: number, today: Date) {
  const known = await db
    .select({ id: videos.id, seconds: videos.durationSeconds })
    .from(videos)
    .where(eq(videos.kind, 'workout'))
    .orderBy(asc(videos.id))
  const taken = daysAgo.map((days, index) => {
    const video = known[(index * step) % known.length]!
    const startedAt = addMs(today, startTimes[index % startTimes.length]! * minuteMs - days * dayMs)
    return { userId, video, startedAt, endedAt: addMs(startedAt, video.seconds * 1000) }
  })
  await insertRows(
    db,
    userVideoSessions,
    taken.map(({ video, startedAt, endedAt }) => ({
      userId,
      videoId: video.id,
      positionSeconds: video.seconds,
      startedAt,
      updatedAt: endedAt,
      endedAt,
    })),
  )
  await insertRows(
    db,
    userVideoWatches,
    taken.map(({ video, startedAt, endedAt }) => ({
      userId,
      videoId: video.id,
      playbackStartedAt: startedAt,
      watchedSeconds: video.seconds,
      live: false,
      updatedAt: endedAt,
    })),
  )
}

const studioClasses = [
  { days: 4, className: 'Morning Flow', instructorName: 'Wren Castellan', status: 'booked' },
  { days: 9, className: 'Slow Flow', instructorName: 'Ilse Brandt', status: 'booked' },
  { days: -3, className: 'Morning Flow', instructorName: 'Wren Castellan', status: 'attended' },
  { days: -5, className: 'Yin and Rest', instructorName: 'Ilse Brandt', status: 'cancelled' },
  { days: -10, className: 'Morning Flow', instructorName: 'Wren Castellan', status: 'attended' },
  { days: -12, className: 'Slow Flow', instructorName: null, status: 'attended' },
  { days: -17, className: 'Power Hour', instructorName: 'Tomas Reyes', status: 'attended' },
  { days: -24, className: 'Morning Flow', instructorName: 'Wren Castellan', status: 'attended' },
] as const

/** Classes at noon in America: the studio's records of a member whom an account has linked. */
async function bookStudioClasses(db: Connection, userId: number, today: Date) {
  const [member] = await db
    .select({ id: studioMembers.id })
    .from(studioMembers)
    .where(eq(studioMembers.userId, userId))
  if (!member) return
  await insertRows(
    db,
    studioBookings,
    studioClasses.map(({ days, ...one }) => ({
      ...one,
      studioMemberId: member.id,
      startsAt: addMs(today, days * dayMs + 16 * hourMs),
      durationMinutes: 60,
    })),
  )
}

/**
 * Gives `subscriber@example.com` two months of finished videos, and `linked@example.com` classes in
 * the studio, as seen from the day of `today`.
 */
export async function seedActivity(db: Connection, today: Date): Promise<void> {
  const idOf = async (email: string) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return user!.id
  }
  await watchVideos(db, await idOf('subscriber@example.com'), today)
  await bookStudioClasses(db, await idOf('linked@example.com'), today)
}
