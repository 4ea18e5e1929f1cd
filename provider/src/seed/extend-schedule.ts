import { and, gt, isNotNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import { addMs, dayMs, minuteMs } from '../time'
import { postersBySlot } from './choose-posters'
import { buildTimetable, type TimetableEntry } from './build-timetable'
import { pick, seededRandom } from './random'
import { bookCommunity } from './seed-bookings'
import { instantOf, localDate } from '../wall-time'
import { inBatches } from './rows'

const daysBehind = 1
const daysAhead = 15

/** A week, and the two days that zones and the ends of a day can add to it. */
const weekAround = 9

function datesAround(now: Date, timeZone: string, [behind, ahead]: [number, number]): string[] {
  const today = Date.parse(`${localDate(now, timeZone)}T00:00:00Z`)
  return Array.from({ length: behind + ahead + 1 }, (_, index) =>
    new Date(today + (index - behind) * dayMs).toISOString().slice(0, 10),
  )
}

function toLiveClass(entry: TimetableEntry, date: string) {
  const startsAt = instantOf(date, entry.minutes, entry.timeZone)
  return {
    slot: `${entry.timeZone} ${date} ${entry.minutes}`,
    title: entry.title,
    description: entry.description,
    keywords: entry.keywords,
    brand: entry.brand,
    brandId: entry.brandId,
    instructorId: entry.instructorId,
    modalityIds: entry.modalityIds,
    timeZone: entry.timeZone,
    startsAt,
    endsAt: addMs(startsAt, entry.length * minuteMs),
    capacity: entry.capacity,
  }
}

function classesAround(now: Date, days: [behind: number, ahead: number]) {
  const weekdays = Array.from({ length: 7 }, (_, weekday) => buildTimetable(weekday))
  const zones = [...new Set(weekdays.flat().map((entry) => entry.timeZone))]
  return zones.flatMap((timeZone) =>
    datesAround(now, timeZone, days).flatMap((date) =>
      weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!.filter(
        (entry) => entry.timeZone === timeZone,
      ).map((entry) => toLiveClass(entry, date)),
    ),
  )
}

/**
 * The live classes from yesterday until two weeks ahead of `now`, each identified by its slot:
 * zone, local date and time. The same slot always has the same class.
 *
 * @internal
 */
export function buildLiveClasses(now: Date) {
  const wholeWeeks = classesAround(now, [daysBehind + weekAround, daysAhead + weekAround])
  const posters = postersBySlot(wholeWeeks)
  return classesAround(now, [daysBehind, daysAhead]).map((one) => ({
    ...one,
    poster: posters.get(one.slot)!,
  }))
}

type SeedLiveClass = ReturnType<typeof buildLiveClasses>[number]

type Replay = { id: number; brandId: number; instructorId: number }

/** The video whose stream a class shows: one by the same instructor, else of the same brand. */
function replayOf(liveClass: SeedLiveClass, replays: Replay[]): number {
  const ofBrand = replays.filter((video) => video.brandId === liveClass.brandId)
  const own = ofBrand.filter((video) => video.instructorId === liveClass.instructorId)
  return pick(seededRandom(`replay ${liveClass.slot}`), own.length > 0 ? own : ofBrand).id
}

/**
 * Fills the timetable from yesterday until two weeks ahead and books the new classes for the
 * community. Existing classes stay as they are: calling it again adds nothing, and on a later day
 * only the missing days. Returns the number of new classes.
 */
export async function extendSchedule(db: Connection, now: Date): Promise<number> {
  const planned = buildLiveClasses(now)
  const known = await db
    .select({ slot: liveClasses.slot })
    .from(liveClasses)
    .where(and(isNotNull(liveClasses.slot), gt(liveClasses.startsAt, addMs(now, -4 * dayMs))))
  const existingSlots = new Set(known.map(({ slot }) => slot))
  const missing = planned.filter(({ slot }) => !existingSlots.has(slot))
  if (missing.length === 0) return 0
  const replays = await db
    .select({ id: videos.id, brandId: videos.brandId, instructorId: videos.instructorId })
    .from(videos)
    .orderBy(videos.id)
    .limit(300)
  const added: (typeof liveClasses.$inferSelect)[] = []
  for (const batch of inBatches(missing)) {
    const rows = batch.map((one) => ({ ...one, videoId: replayOf(one, replays) }))
    added.push(
      ...(await db
        .insert(liveClasses)
        .values(rows)
        .onConflictDoNothing({ target: liveClasses.slot })
        .returning()),
    )
  }
  await bookCommunity(db, added, now)
  return added.length
}
