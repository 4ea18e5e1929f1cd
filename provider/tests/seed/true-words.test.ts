import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildInstructors } from '../../src/seed/build-instructors'
import { buildTimetable } from '../../src/seed/build-timetable'
import { buildVideoGroups } from '../../src/seed/build-video-groups'
import { buildVideos } from '../../src/seed/build-videos'
import { instructorPosters } from '../../src/seed/content/posters'
import { buildLiveClasses } from '../../src/seed/extend-schedule'
import { addMs, dayMs } from '../../src/time'

const today = new Date('2026-03-04T00:00:00Z')
const videos = buildVideos(today, 2)
const { groups } = buildVideoGroups(buildVideos(today, 1))
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
})

type Pictured = { poster: string; brandId: number; kind?: string }

/** Pairs of neighbors that share a poster, in the whole list and in those of a brand and a kind. */
function sharedPosters(list: readonly Pictured[]) {
  const inLists = new Map<string, string>()
  return list.flatMap((one, index) => {
    const names = ['', one.kind, one.brandId, `${one.brandId} ${one.kind}`].map(String)
    const shared = names.filter((name) => inLists.get(name) === one.poster)
    for (const name of names) inLists.set(name, one.poster)
    return shared.map((name) => [index, name, one.poster])
  })
}

test('neighbors in the default order of lists do not share a poster', () => {
  const newest = [...videos].sort(
    (a, b) => b.releasedAt.getTime() - a.releasedAt.getTime() || b.id - a.id,
  )
  expect(sharedPosters(newest)).toEqual([])
  for (const kind of ['collection', 'program'])
    expect(sharedPosters(groups.filter((group) => group.kind === kind))).toEqual([])
  const byStart = [...classes].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  expect(sharedPosters(byStart.map(({ poster, brandId }) => ({ poster, brandId })))).toEqual([])
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
