import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildInstructors } from '../../src/seed/build-instructors'
import { buildTimetable } from '../../src/seed/build-timetable'
import { buildVideoGroups } from '../../src/seed/build-video-groups'
import { buildVideos } from '../../src/seed/build-videos'
import { instructorPosters } from '../../src/seed/content/posters'
import { facets } from '../../src/seed/facets'
import { readGroups } from '../../src/seed/read-groups'
import { buildLiveClasses } from '../../src/seed/extend-schedule'
import { addMs, dayMs } from '../../src/time'

const today = new Date('2026-03-04T00:00:00Z')
const videos = buildVideos(today, 1)
const { groups } = buildVideoGroups(videos)
// Daylight saving time begins in North America in the second week.
const classes = buildLiveClasses(today)

/** Words of names, and the local hours at which a class with them may start. */
const hours: [RegExp, from: number, to: number][] = [
  [/sunrise|morning|breakfast/i, 4, 12],
  [/lunch|midday/i, 11, 14],
  [/afternoon/i, 12, 18],
  [/evening|night|wind-down|bedtime|sunset/i, 17, 24],
]

test.each(hours)('a live class named %s starts at that time of the day', (name, from, to) => {
  const entries = Array.from({ length: 7 }, (_, weekday) => buildTimetable(weekday)).flat()
  const wrong = entries.filter(
    ({ title, minutes }) => name.test(title) && (minutes < from * 60 || minutes >= to * 60),
  )
  expect(wrong.map(({ title, minutes }) => [title, minutes / 60])).toEqual([])
  expect(entries.length).toBeGreaterThan(300)

  // As it is seeded, for two weeks.
  const hourOf = ({ startsAt, timeZone }: (typeof classes)[number]) =>
    Number(startsAt.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: undefined }))
  const named = classes.filter(({ title }) => name.test(title))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((one) => hourOf(one) < from || hourOf(one) >= to)).toEqual([])
})

type Pictured = { poster: string; brandId: number }

type List = readonly Pictured[]

/** A list of all brands together, and the same list of each brand. */
const inEachBrand = (name: string, list: List): [string, List][] => [
  [name, list],
  ...facets.brands.map((brand): [string, List] => [
    `${name} of ${brand.name}`,
    list.filter(({ brandId }) => brandId === brand.id),
  ]),
]

/** The posters that neighbors share. */
const sharedPosters = (list: List) =>
  list.flatMap((one, place) => {
    const next = list[place + 1]
    return next && next !== one && next.poster === one.poster ? [one.poster] : []
  })

const newest = videos.toSorted(
  (a, b) => b.releasedAt.getTime() - a.releasedAt.getTime() || b.id - a.id,
)
const byTitle = new Map(videos.map((video) => [video.title, video]))

test.each<[string, List]>([
  ...inEachBrand('the newest videos', newest),
  ...inEachBrand(
    'the popular videos',
    videos.toSorted((a, b) => b.playCount - a.playCount || b.id - a.id),
  ),
  ...inEachBrand(
    'the videos under 15 minutes',
    newest.filter(({ durationSeconds }) => durationSeconds < 900),
  ),
  ...inEachBrand(
    'the workouts',
    newest.filter(({ kind }) => kind === 'workout'),
  ),
  ...inEachBrand(
    'the full classes',
    newest.filter(({ kind }) => kind === 'class'),
  ),
  ...inEachBrand(
    'the videos for beginners',
    newest.filter(({ level }) => level === 'beginner'),
  ),
  ...inEachBrand(
    'the collections',
    groups.filter(({ kind }) => kind === 'collection'),
  ),
  ...inEachBrand(
    'the programs',
    groups.filter(({ kind }) => kind === 'program'),
  ),
  ...inEachBrand(
    'the schedule',
    classes
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .map(({ poster, brandId }) => ({ poster, brandId })),
  ),
  ...buildInstructors().map(({ id, firstName }): [string, List] => [
    `the videos of ${firstName}`,
    newest.filter(({ instructorId }) => instructorId === id),
  ]),
  ...readGroups().map(({ title, weeks }): [string, List] => [
    title,
    weeks.flat().map((one) => byTitle.get(one)!),
  ]),
])('neighbors in %s do not share a poster', (_, list) => {
  expect(sharedPosters(list)).toEqual([])
})

test('a slot has the same poster on whichever day the timetable is filled', () => {
  const posters = new Map(classes.map(({ slot, poster }) => [slot, poster]))
  const later = buildLiveClasses(addMs(today, 5 * dayMs)).filter(({ slot }) => posters.has(slot))
  expect(later.length).toBeGreaterThan(400)
  for (const { slot, poster } of later) expect([slot, poster]).toEqual([slot, posters.get(slot)])
})

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../demo-media/public/manifest.json'), 'utf8'),
) as { pictures: { name: string; kind: string; alt: string }[] }
const people =
  /\b(wom[ae]n|m[ae]n|people|person|dancers?|boxers?|boxer’s|cyclist|rower|scull|crew|runners?|sprinter|lifter|stride|leg)\b/i
const peopled = new Set(
  manifest.pictures
    .filter(({ kind, alt }) => kind === 'poster' && people.test(alt))
    // They show somebody small, whom their descriptions leave out.
    .map(({ name }) => name)
    .concat('cycling-7', 'running-8'),
)

test('the person in a poster is the instructor, or there is nobody', () => {
  const known = new Set(manifest.pictures.map(({ name }) => name))
  const portraits = new Map(buildInstructors().map(({ id, portrait }) => [id, portrait]))
  for (const { poster, instructorId } of [...videos, ...classes]) {
    expect(known).toContain(poster)
    if (!peopled.has(poster)) continue
    expect(instructorPosters[portraits.get(instructorId)!] ?? []).toContain(poster)
  }
  expect(groups.filter(({ poster }) => peopled.has(poster))).toEqual([])
  expect(videos.some(({ poster }) => peopled.has(poster))).toBe(true)
})
