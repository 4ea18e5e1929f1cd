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

/** What the pages of a screen take at each origin, and how that compares with the first origin. */
type Growth = { first: number; shares: number[] }

/** The median at the first origin and, for each other one, the median of its shares of the same pages. */
function growthOf(pages: readonly number[][]): Growth {
  const others = pages[0]!.slice(1).keys()
  const share = (other: number) => median(pages.map((page) => page[other + 1]! / page[0]!))
  return { first: median(pages.map(([first]) => first!)), shares: [...others].map(share) }
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
  return { bytes: growthOf(bytes), times: growthOf(times) }
}

const percent = (share: number) => `${((share - 1) * 100).toFixed(1)} %`

/** Compares in percent, with the verdict. */
const compared = ({ shares }: Growth) => [
  ...shares.map(percent),
  verdict(shares.every((share) => share <= 1 + tolerance)),
]

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
  for (const [name, paths] of Object.entries(grown)) {
    const { bytes, times } = await firstVisits(origins, paths)
    const ofBytes = [kilobytes(bytes.first), ...compared(bytes)]
    rows.push([name, ...ofBytes, Math.round(times.first), ...compared(times)])
  }
  return `The same pages with 233 videos, and how much more they are with 2,000 and 20,000; goal: at most 5 %

${formatTable(rows)}`
}
