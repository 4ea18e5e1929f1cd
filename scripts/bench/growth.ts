import { rmSync } from 'node:fs'
import { brandKeys } from '@/lib/brand/brands'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import { locales } from '@/lib/locale/locales'
import { screenPath } from '@/lib/routing/links'
import { localePath } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'
import { scheduleDays } from '@/lib/schedule/agenda'
import { clockOf } from '@/lib/time/time-zone'
import { settingsAt } from '../stack/settings'
import { startStack } from '../stack/start'
import { medianRange } from './median-range'
import { seedScales, ports } from './settings'
import { formatTable, kilobytes, median, verdict } from './table'
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
/** The share by which a page of a large catalogue may differ from one of a small one. */
const tolerance = 0.05

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
  return settings.webUrl
}

/** Renders other pages of the same code, because a server that has just started runs it slowly. */
async function warmUp(origin: string): Promise<void> {
  for (const [path] of Object.values(grown))
    for (const brand of brandKeys)
      await visit(origin + withQuery(path!, new URLSearchParams({ brand })))
}

/** What each page takes at each origin. */
type Pages = readonly (readonly number[])[]

const firstOf = (pages: Pages) => median(pages.map(([first]) => first!))

/** For each other origin, what a page takes there as a share of the first. */
const sharesOf = (pages: Pages) =>
  pages[0]!.slice(1).map((_, other) => pages.map((page) => page[other + 1]! / page[0]!))

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

const percent = (share: number, digits: number) => ((share - 1) * 100).toFixed(digits)

/** Compares the pages of the other origins with those of the first, with the verdict. */
function comparedBytes(pages: Pages) {
  const shares = sharesOf(pages).map(median)
  const isMet = shares.every((share) => share <= 1 + tolerance)
  return [...shares.map((share) => `${percent(share, 1)} %`), verdict(isMet)]
}

/**
 * The same for times, which differ by chance: with the range of each median, and no verdict where the
 * goal is within it.
 */
function comparedTimes(pages: Pages) {
  const shares = sharesOf(pages)
  const ranges = shares.map(medianRange)
  const isMet = ranges.every(({ high }) => high <= 1 + tolerance)
  const isMissed = ranges.some(({ low }) => low > 1 + tolerance)
  return [
    ...shares.map((share, at) => {
      const { low, high } = ranges[at]!
      return `${percent(median(share), 1)} % (${percent(low, 0)} to ${percent(high, 0)})`
    }),
    isMet || isMissed ? verdict(isMet) : 'not decided',
  ]
}

/**
 * Compares the pages of the running product with those of products that have two thousand and
 * twenty thousand videos: bytes of HTML, and time of an uncached visit. Returns a table as text.
 */
export async function measureGrowth(smallOrigin: string): Promise<string> {
  const origins = [
    smallOrigin,
    await startLarger(ports.medium, seedScales.medium),
    await startLarger(ports.large, seedScales.large),
  ]
  for (const origin of origins) await warmUp(origin)
  const head = ['at 2,000', 'at 20,000', 'verdict']
  const rows: (string | number)[][] = [['screen', 'HTML KB', ...head, 'uncached ms', ...head]]
  const all: number[][] = []
  for (const [name, paths] of Object.entries(grown)) {
    const { bytes, times } = await firstVisits(origins, paths)
    all.push(...times)
    const ofBytes = [kilobytes(firstOf(bytes)), ...comparedBytes(bytes)]
    rows.push([name, ...ofBytes, Math.round(firstOf(times)), ...comparedTimes(times)])
  }
  rows.push(['all', '', '', '', '', '', ...comparedTimes(all)])
  return `The same pages with 233 videos, and how much more they are with 2,000 and 20,000; goal: at most 5 %

${formatTable(rows)}

Times with the range of the median in nine of ten cases.`
}
