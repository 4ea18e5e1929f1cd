import { brandKeys } from '@/lib/brand/brands'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'
import { withQuery } from '@/lib/routing/query-string'
import { startAnotherWeb } from '../stack/another-web'
import type { Settings } from '../stack/settings'
import { comparedTimes, firstOf } from './compare-pages'
import { grownPages, growthHead } from './growth'
import { formatTable } from './table'
import { visit } from './visit'

/** So many that times within the goal and beyond it can be told apart. */
const ROUNDS = 8

/**
 * Addresses of a screen that are all rendered anew. Pages of one brand would not be alike: in a small
 * catalogue a brand has fewer videos than fit on a page.
 */
const addressesOf = (paths: readonly string[]) =>
  locales.slice(1).flatMap((locale) => paths.map((path) => localePath(locale, path)))

/** Renders other pages of the same code, because a server that has just started runs it slowly. */
async function warmUp(origin: string): Promise<void> {
  for (const [path] of Object.values(grownPages))
    for (const brand of brandKeys)
      await visit(origin + withQuery(path!, new URLSearchParams({ brand })))
}

/** Visits each page once at each origin, which take turns in being the first. */
async function firstVisits(origins: readonly string[], paths: readonly string[]) {
  const pages: number[][] = []
  for (const [round, address] of addressesOf(paths).entries()) {
    const times: number[] = []
    for (const turn of origins.keys()) {
      const index = (round + turn) % origins.length
      times[index] = (await visit(origins[index]! + address)).milliseconds
    }
    pages.push(times)
  }
  return pages
}

/** Visits the pages of all screens at web applications of their own, whose caches are empty. */
async function visitScreens(stacks: readonly Settings[]) {
  const webs = []
  for (const stack of stacks) webs.push(await startAnotherWeb(stack, 'Another web application'))
  const origins = webs.map(({ url }) => url)
  for (const origin of origins) await warmUp(origin)
  const screens = []
  for (const paths of Object.values(grownPages)) screens.push(await firstVisits(origins, paths))
  for (const web of webs) await web.stop()
  return screens
}

/**
 * Compares the time of uncached visits to the products' pages with that of the first. Each round
 * starts web applications, because two of them that run the same code differ in speed. Returns a
 * table as text.
 */
export async function measureGrowthOfTimes(stacks: readonly Settings[]): Promise<string> {
  const rounds = []
  while (rounds.length < ROUNDS) rounds.push(await visitScreens(stacks))

  const rows: (string | number)[][] = [['screen', 'uncached ms', ...growthHead]]
  for (const [at, name] of Object.keys(grownPages).entries()) {
    const times = rounds.flatMap((screens) => screens[at]!)
    rows.push([name, Math.round(firstOf(times)), ...comparedTimes(times)])
  }
  rows.push(['all', '', ...comparedTimes(rounds.flat(2))])
  return `Visits to the same pages, and how much longer they take, with the range of the median in nine of ten cases; goal: at most 5 %

${formatTable(rows)}`
}
