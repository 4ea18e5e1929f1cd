import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { takenVideos } from '../watching/taken-videos'
import type { VideoFilter } from './find-videos'
import { searchQuery } from './search-terms'
import { readIds } from './read-ids'
import { kinds, levels, loadVideoMarks, numbered, type VideoMarks } from './video-marks'

/** A span of minutes, both ends included; without an end, however long. */
export type Span = { name: string; min: number; max?: number }
export type Counts = Record<string, number>

const within = (seconds: number, min = 0, max = Infinity) =>
  seconds >= min * 60 && seconds <= max * 60

/** What is chosen of each filter of `numbered`; null where nothing is. */
const chosenOf = (filter: VideoFilter): (readonly number[] | null)[] => [
  filter.kind ? [kinds.indexOf(filter.kind)] : null,
  filter.level ? [levels.indexOf(filter.level)] : null,
  filter.modalityIds ?? null,
  filter.equipmentIds ?? null,
  filter.bodyFocusIds ?? null,
  filter.instructorIds ?? null,
]

const names = [kinds, levels]

/** Counts by the names of choices; those that give nothing are left out. */
const named = (counts: readonly number[], group: number): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([choice, count]) => [
      names[group]?.[Number(choice)] ?? choice,
      count,
    ]),
  )

/** Ids as one text: thousands of rows would take longer to read than to find. */
async function idsOf(db: Database, select: ReturnType<typeof sql>): Promise<Set<number>> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(found.id::text, ',') as ids from (${select}) found(id)`,
  )
  return new Set(readIds(rows[0]?.ids ?? null))
}

async function searched(db: Database, q: string | undefined): Promise<Set<number> | null> {
  if (!q?.trim()) return null
  const query = await searchQuery(db, 'videos', q)
  if (!query) return new Set()
  return idsOf(db, sql`select ${videos.id} from ${videos} where ${videos.search} @@ ${query}`)
}

type Question = { filter: VideoFilter; spans: readonly Span[] }
type Narrowed = { found: Set<number> | null; taken: Set<number> | null }

const mostKept = 500
const kept = new WeakMap<readonly VideoMarks[], Map<string, Record<string, Counts>>>()

/** Counts that hang on nothing but the marks, counted once for each question as long as these stand. */
function countOnce(marks: readonly VideoMarks[], question: Question): Record<string, Counts> {
  const known = kept.get(marks) ?? new Map<string, Record<string, Counts>>()
  kept.set(marks, known)
  const key = JSON.stringify(question)
  const counted = known.get(key) ?? countAll(marks, question, { found: null, taken: null })
  if (known.size < mostKept) known.set(key, counted)
  return counted
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
  if (!found && !taken) return countOnce(marks, { filter, spans })
  return countAll(marks, { filter, spans }, { found, taken })
}

function countAll(
  marks: readonly VideoMarks[],
  { filter, spans }: Question,
  { found, taken }: Narrowed,
): Record<string, Counts> {
  const chosen = chosenOf(filter)
  const isTimed = filter.durationMin !== undefined || filter.durationMax !== undefined
  const [byTime, byTaken] = [numbered.length, numbered.length + 1]
  const groups = taken ? byTaken + 1 : byTaken
  const narrowing = [
    ...numbered.flatMap((_, group) => (chosen[group] ? [group] : [])),
    ...(isTimed ? [byTime] : []),
    ...(taken && filter.taken ? [byTaken] : []),
  ]
  // Sparse, by choice: a walk over twenty thousand videos has no time for names.
  const counts: number[][] = numbered.map(() => [])
  const spanCounts: number[] = spans.map(() => 0)
  const takenCounts = [0, 0]

  function count(video: VideoMarks, group: number) {
    if (group === byTime) {
      for (let index = 0; index < spans.length; index += 1)
        if (within(video.seconds, spans[index]!.min, spans[index]!.max)) spanCounts[index]! += 1
    } else if (group === byTaken) takenCounts[taken?.has(video.id) ? 1 : 0]! += 1
    else {
      const own = counts[group]!
      for (const choice of video.choices[group]!) own[choice] = (own[choice] ?? 0) + 1
    }
  }
  function refuses(video: VideoMarks, group: number): boolean {
    if (group === byTime) return !within(video.seconds, filter.durationMin, filter.durationMax)
    if (group === byTaken) return taken?.has(video.id) !== filter.taken?.wanted
    return !video.choices[group]!.some((choice) => chosen[group]!.includes(choice))
  }

  for (const video of marks) {
    if (filter.brandId !== undefined && video.brandId !== filter.brandId) continue
    if (found && !found.has(video.id)) continue
    // A choice replaces what is chosen of its own group: that one alone may refuse the video.
    let refusing = -1
    let refusals = 0
    for (const group of narrowing)
      if (refusals < 2 && refuses(video, group)) {
        refusing = group
        refusals += 1
      }
    if (refusals === 1) count(video, refusing)
    else if (refusals === 0) for (let group = 0; group < groups; group += 1) count(video, group)
  }
  const some = (entries: (readonly [string, number])[]) =>
    Object.fromEntries(entries.filter(([, number]) => number > 0))
  const [kind, level, ...rest] = numbered.map((name, index) => [name, named(counts[index]!, index)])
  return Object.fromEntries([
    kind!,
    level!,
    ['duration', some(spans.map(({ name }, index) => [name, spanCounts[index]!]))],
    ...(taken
      ? [
          [
            'taken',
            some([
              ['true', takenCounts[1]!],
              ['false', takenCounts[0]!],
            ]),
          ],
        ]
      : []),
    ...rest,
  ]) as Record<string, Counts>
}
