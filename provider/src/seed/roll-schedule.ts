import { and, gt, isNotNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import { buildLiveClasses, type SeedLiveClass } from './build-live-classes'
import { fillClasses } from './fill-classes'
import { pick, randomFrom } from './random'

type Replay = { id: number; brandId: number; instructorId: number }

/** The video whose stream a class shows: one by the same instructor, else of the same brand. */
function replayOf(liveClass: SeedLiveClass, replays: Replay[]): number {
  const ofBrand = replays.filter((video) => video.brandId === liveClass.brandId)
  const own = ofBrand.filter((video) => video.instructorId === liveClass.instructorId)
  return pick(randomFrom(`replay ${liveClass.slot}`), own.length > 0 ? own : ofBrand).id
}

/**
 * Fills the timetable from yesterday until two weeks ahead and lets the community book the new
 * classes. Whatever is there already stays as it is, so calling it again adds nothing, and on a
 * later day only the days that are missing. Gives the number of new classes.
 */
export async function rollSchedule(db: Connection, now: Date): Promise<number> {
  const planned = buildLiveClasses(now)
  const known = await db
    .select({ slot: liveClasses.slot })
    .from(liveClasses)
    .where(
      and(
        isNotNull(liveClasses.slot),
        gt(liveClasses.startsAt, new Date(now.getTime() - 4 * 86_400_000)),
      ),
    )
  const there = new Set(known.map(({ slot }) => slot))
  const missing = planned.filter(({ slot }) => !there.has(slot))
  if (missing.length === 0) return 0
  const replays = await db
    .select({ id: videos.id, brandId: videos.brandId, instructorId: videos.instructorId })
    .from(videos)
    .orderBy(videos.id)
    .limit(300)
  const added: (typeof liveClasses.$inferSelect)[] = []
  for (let at = 0; at < missing.length; at += 1_000) {
    const rows = missing
      .slice(at, at + 1_000)
      .map((one) => ({ ...one, videoId: replayOf(one, replays) }))
    added.push(
      ...(await db
        .insert(liveClasses)
        .values(rows)
        .onConflictDoNothing({ target: liveClasses.slot })
        .returning()),
    )
  }
  await fillClasses(db, added, now)
  return added.length
}
