import { rmSync } from 'node:fs'
import { brandKeys } from '@/lib/brand/brands'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'
import { settingsAt } from '../stack/settings'
import { startStack } from '../stack/start'
import { seedScales, ports } from './settings'
import { screens } from './screens'
import { formatTable, kilobytes, median, verdict } from './table'
import { visit } from './visit'

const names = ['home', 'workouts', 'schedule', 'video-detail', 'instructor']
const grown = screens.filter(({ name }) => names.includes(name))
/** The share by which a page of a large catalogue may differ from one of a small one. */
const tolerance = 0.05

/**
 * Addresses of a screen that are all rendered anew. Pages of one brand would not be alike: in a small
 * catalogue a brand has fewer videos than fit on a page.
 */
const addressesOf = (path: string) => locales.slice(1).map((locale) => localePath(locale, path))

/** A second product with so many times the videos, in front of nothing but this measurement. */
async function startLarger(port: number, scale: string) {
  const settings = settingsAt(port, `.bench/scale-${scale}`)
  rmSync(settings.dataDir, { recursive: true, force: true })
  await startStack(settings, 'demo', { ofProvider: { SEED_SCALE: scale } })
  return settings.webUrl
}

/** Renders other pages of the same code, because a server that has just started runs it slowly. */
async function warmUp(origin: string): Promise<void> {
  for (const { path } of grown)
    for (const brand of brandKeys)
      await visit(origin + withQuery(path, new URLSearchParams({ brand })))
}

type Measured = { htmlBytes: number; milliseconds: number }

/** Visits each address once at each origin in turns, so that changes in the machine's speed affect all. */
async function firstVisits(origins: readonly string[], path: string): Promise<Measured[]> {
  const found = origins.map(() => ({ bytes: [] as number[], times: [] as number[] }))
  for (const address of addressesOf(path))
    for (const [index, origin] of origins.entries()) {
      const { htmlBytes, milliseconds } = await visit(origin + address)
      found[index]!.bytes.push(htmlBytes)
      found[index]!.times.push(milliseconds)
    }
  return found.map(({ bytes, times }) => ({
    htmlBytes: median(bytes),
    // The fastest, because whatever else the machine does only makes a visit slower.
    milliseconds: Math.min(...times),
  }))
}

const isFlat = (values: readonly number[]) =>
  values.every((value) => value <= values[0]! * (1 + tolerance))

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
  const head = ['screen', 'HTML KB', 'at 2,000', 'at 20,000', 'verdict']
  const rows: (string | number)[][] = [[...head, 'uncached ms', 'at 2,000', 'at 20,000', 'verdict']]
  for (const { name, path } of grown) {
    const measured = await firstVisits(origins, path)
    const bytes = measured.map(({ htmlBytes }) => htmlBytes)
    const times = measured.map(({ milliseconds }) => milliseconds)
    const timeTexts = times.map(Math.round)
    rows.push([
      name,
      ...bytes.map(kilobytes),
      verdict(isFlat(bytes)),
      ...timeTexts,
      verdict(isFlat(times)),
    ])
  }
  return `The same pages with 233 videos, 2,000 and 20,000; goal: no more than 5 % above the first\n\n${formatTable(rows)}`
}
