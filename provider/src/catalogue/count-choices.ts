import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { takenVideos } from '../watching/taken-videos'
import type { VideoFilter } from './find-videos'
import { searchQuery } from './search-terms'
import { loadVideoMarks, type VideoMarks } from './video-marks'

/** A span of minutes, both ends included; without an end, however long. */
export type Span = { name: string; min: number; max?: number }
export type Counts = Record<string, number>

type Group = {
  name: string
  /** Whether a video passes what is chosen of the group. */
  passes: (video: VideoMarks) => boolean
  /** The choices of the group that give the video. */
  choices: (video: VideoMarks) => readonly (string | number)[]
}

const within = (seconds: number, min?: number, max?: number) =>
  seconds >= (min ?? 0) * 60 && seconds <= (max ?? Infinity) * 60

function groupsOf(filter: VideoFilter, spans: readonly Span[], taken: Set<number> | null): Group[] {
  const single = (name: 'kind' | 'level'): Group => ({
    name,
    passes: (video) => filter[name] === undefined || video[name] === filter[name],
    choices: (video) => [video[name]],
  })
  const several = (
    name: string,
    chosen: number[] | undefined,
    choices: (video: VideoMarks) => readonly number[],
  ): Group => ({
    name,
    passes: (video) => !chosen || choices(video).some((id) => chosen.includes(id)),
    choices,
  })
  return [
    single('kind'),
    single('level'),
    {
      name: 'duration',
      passes: ({ seconds }) => within(seconds, filter.durationMin, filter.durationMax),
      choices: ({ seconds }) =>
        spans.filter(({ min, max }) => within(seconds, min, max)).map(({ name }) => name),
    },
    ...(taken
      ? [
          {
            name: 'taken',
            passes: ({ id }: VideoMarks) => !filter.taken || taken.has(id) === filter.taken.wanted,
            choices: ({ id }: VideoMarks) => [String(taken.has(id))],
          },
        ]
      : []),
    several('modalities_ids', filter.modalityIds, (video) => video.modalityIds),
    several('equipment_ids', filter.equipmentIds, (video) => video.equipmentIds),
    several('body_focuses_ids', filter.bodyFocusIds, (video) => video.bodyFocusIds),
    several('instructor_ids', filter.instructorIds, (video) => [video.instructorId]),
  ]
}

/** Ids as one text: thousands of rows would take longer to read than to find. */
async function idsOf(db: Database, select: ReturnType<typeof sql>): Promise<Set<number>> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(found.id::text, ',') as ids from (${select}) found(id)`,
  )
  return new Set((rows[0]?.ids ?? '').split(',').map(Number))
}

async function searched(db: Database, q: string | undefined): Promise<Set<number> | null> {
  if (!q?.trim()) return null
  const query = await searchQuery(db, 'videos', q)
  if (!query) return new Set()
  return idsOf(db, sql`select ${videos.id} from ${videos} where ${videos.search} @@ ${query}`)
}

/**
 * How many videos each choice of each filter would give with everything that is chosen of the other
 * filters, by group and choice; choices that give none are left out. Catalogue as of the last half
 * minute, see `loadVideoMarks`.
 */
export async function countChoices(
  db: Database,
  filter: VideoFilter,
  { spans, viewerId }: { spans: readonly Span[]; viewerId?: number },
): Promise<Record<string, Counts>> {
  const [marks, found, taken] = await Promise.all([
    loadVideoMarks(db),
    searched(db, filter.q),
    viewerId === undefined ? null : idsOf(db, takenVideos(viewerId)),
  ])
  const groups = groupsOf(filter, spans, taken)
  const counts = groups.map(() => new Map<string | number, number>())
  const count = (video: VideoMarks, index: number) => {
    const group = counts[index]!
    for (const choice of groups[index]!.choices(video))
      group.set(choice, (group.get(choice) ?? 0) + 1)
  }
  for (const video of marks) {
    if (filter.brandId !== undefined && video.brandId !== filter.brandId) continue
    if (found && !found.has(video.id)) continue
    const refusing = groups.flatMap(({ passes }, index) => (passes(video) ? [] : [index]))
    // A choice replaces what is chosen of its own group: that one alone may refuse the video.
    if (refusing.length === 1) count(video, refusing[0]!)
    else if (refusing.length === 0) groups.forEach((_, index) => count(video, index))
  }
  return Object.fromEntries(
    groups.map(({ name }, index) => [name, Object.fromEntries(counts[index]!)]),
  )
}
