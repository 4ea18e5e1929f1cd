import { rmSync } from 'node:fs'
import { brandKeys } from '@/lib/brand/brands'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import { locales } from '@/lib/locale/locales'
import { screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'
import { scheduleDays } from '@/lib/schedule/agenda'
import { clockOf } from '@/lib/time/time-zone'
import { startAnotherWeb } from '../stack/another-web'
import { settingsAt, type Settings } from '../stack/settings'
import { startStack } from '../stack/start'
import { comparedBytes, comparedTimes, firstOf } from './compare-pages'
import { seedScales, ports } from './settings'
import { formatTable, kilobytes } from './table'
import { visit } from './visit'

const days = scheduleDays(Date.now(), clockOf(DEFAULT_TIME_ZONE)).slice(1, 5)

/** Some pages of each screen that show as much in a small catalogue; ids are those of the seed. */
const grown = {
  home: [screenPath('home')],
  workouts: [screenPath('workouts')],
  instructor: [3, 10, 20, 24].map((id) => screenPath('instructors', { id })),
  'video-detail': [1, 2, 3, 4].map((id) => screenPath('video-detail', { id })),
  schedule: days.map((date) => screenPath('schedule', { date })),
}

/**
 * Addresses of a screen that are all rendered anew. Pages of one brand would not be alike: in a small
 * catalogue a brand has fewer videos than fit on a page.
 */
const addressesOf = (paths: readonly string[]) =>
  locales.slice(1).flatMap((locale) => paths.map((path) => localePath(locale, path)))

/** A second product with so many times the videos, in front of nothing but this measurement. */
async function startLarger(port: number, scale: string) {
  const settings = settingsAt(port, `.bench/scale-${scale}`)
  rmSync(settings.dataDir, { recursive: true, force: true })
  await startStack(settings, 'demo', { ofProvider: { SEED_SCALE: scale } })
  return settings
}

/** Renders other pages of the same code, because a server that has just started runs it slowly. */
async function warmUp(origin: string): Promise<void> {
  for (const [path] of Object.values(grown))
    for (const brand of brandKeys)
      await visit(origin + withQuery(path!, new URLSearchParams({ brand })))
}

/** Visits each page once at each origin, which take turns in being the first. */
async function firstVisits(origins: readonly string[], paths: readonly string[]) {
  const bytes: number[][] = []
  const times: number[][] = []
  for (const [round, address] of addressesOf(paths).entries()) {
    const ofBytes: number[] = []
    const ofTimes: number[] = []
    for (const turn of origins.keys()) {
      const index = (round + turn) % origins.length
      const { htmlBytes, milliseconds } = await visit(origins[index]! + address)
      ofBytes[index] = htmlBytes
      ofTimes[index] = milliseconds
    }
    bytes.push(ofBytes)
    times.push(ofTimes)
  }
  return { bytes, times }
}

/** Visits the pages of all screens for the first time, at origins that are warm. */
async function visitScreens(origins: readonly string[]) {
  for (const origin of origins) await warmUp(origin)
  const visits = []
  for (const paths of Object.values(grown)) visits.push(await firstVisits(origins, paths))
  return visits
}

/** The same at web applications of their own, whose caches are empty. */
async function visitScreensAnew(stacks: readonly Settings[]) {
  const webs = []
  for (const stack of stacks) webs.push(await startAnotherWeb(stack, 'Another web application'))
  const visits = await visitScreens(webs.map(({ url }) => url))
  for (const web of webs) await web.stop()
  return visits
}

/**
 * Compares the pages of the running product with those of products that have two thousand and
 * twenty thousand videos: bytes of HTML, and time of an uncached visit. Returns a table as text.
 * @param rounds how often all pages are visited; each round but the first starts web applications,
 *   because two of them that run the same code differ in speed
 */
export async function measureGrowth(small: Settings, rounds: number): Promise<string> {
  const stacks = [
    small,
    await startLarger(ports.medium, seedScales.medium),
    await startLarger(ports.large, seedScales.large),
  ]
  const visits = [await visitScreens(stacks.map(({ webUrl }) => webUrl))]
  while (visits.length < rounds) visits.push(await visitScreensAnew(stacks))

  const head = ['at 2,000', 'at 20,000', 'verdict']
  const rows: (string | number)[][] = [['screen', 'HTML KB', ...head, 'uncached ms', ...head]]
  for (const [at, name] of Object.keys(grown).entries()) {
    const bytes = visits.flatMap((screens) => screens[at]!.bytes)
    const times = visits.flatMap((screens) => screens[at]!.times)
    const ofBytes = [kilobytes(firstOf(bytes)), ...comparedBytes(bytes)]
    rows.push([name, ...ofBytes, Math.round(firstOf(times)), ...comparedTimes(times)])
  }
  const all = visits.flat().flatMap(({ times }) => times)
  rows.push(['all', '', '', '', '', '', ...comparedTimes(all)])
  return `The same pages with 233 videos, and how much more they are with 2,000 and 20,000; goal: at most 5 %

${formatTable(rows)}

Visits to each page: ${rounds}. Times with the range of the median in nine of ten cases.`
}
