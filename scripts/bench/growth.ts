import { rmSync } from 'node:fs'
import { locales } from '@/lib/locale/locales'
import { localePath } from '@/lib/routing/locale-path'
import { settingsAt } from '../stack/settings'
import { startStack } from '../stack/start'
import { formatTable, kilobytes, median } from './table'
import { manyTimes, ports } from './settings'
import { screens } from './screens'
import { visit } from './visit'

const browsed = screens.filter(({ member, name }) => !member && name !== 'plan-selector')

/** One first visit in each language; the visit in the default language only warms up the server. */
async function firstVisits(origin: string, path: string) {
  const { htmlBytes } = await visit(origin + path)
  const times: number[] = []
  for (const locale of locales.slice(1))
    times.push((await visit(origin + localePath(locale, path))).milliseconds)
  return { htmlBytes, milliseconds: Math.round(median(times)) }
}

/**
 * Compares the pages of the running product with those of a second one that has twenty thousand
 * videos: bytes of HTML, and time of an uncached visit. Returns a table as text.
 */
export async function measureGrowth(smallOrigin: string): Promise<string> {
  const large = settingsAt(ports.large, '.bench/large')
  rmSync(large.dataDir, { recursive: true, force: true })
  await startStack(large, 'demo', { ofProvider: { SEED_SCALE: manyTimes } })
  const rows: (string | number)[][] = [
    ['screen', 'HTML KB', 'at 20,000', 'uncached ms', 'at 20,000'],
  ]
  for (const { name, path } of browsed) {
    const before = await firstVisits(smallOrigin, path)
    const after = await firstVisits(large.webUrl, path)
    rows.push([
      name,
      kilobytes(before.htmlBytes),
      kilobytes(after.htmlBytes),
      before.milliseconds,
      after.milliseconds,
    ])
  }
  return `The same pages with 233 videos and with 20,000\n\n${formatTable(rows)}`
}
