import { rmSync } from 'node:fs'
import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import { screenPath } from '@/lib/routing/links'
import { scheduleDays } from '@/lib/schedule/agenda'
import { clockOf } from '@/lib/time/time-zone'
import type { Settings } from '../stack/settings'
import { startStack } from '../stack/start'
import { comparedBytes, firstOf } from './compare-pages'
import { grownSettings } from './settings'
import { formatTable, kilobytes } from './table'
import { visit } from './visit'

const days = scheduleDays(Date.now(), clockOf(DEFAULT_TIME_ZONE)).slice(1, 5)

/** Some pages of each screen that show as much in a small catalogue; ids are those of the seed. */
export const grownPages = {
  home: [screenPath('home')],
  workouts: [screenPath('workouts')],
  instructor: [3, 10, 20, 24].map((id) => screenPath('instructors', { id })),
  'video-detail': [1, 2, 3, 4].map((id) => screenPath('video-detail', { id })),
  schedule: days.map((date) => screenPath('schedule', { date })),
}

/**
 * Starts products with more videos beside the running one, and returns all three. With `keepLarge`
 * the large one has the data that `measureProviderLists` has made in this run.
 */
export async function startGrown(
  small: Settings,
  { keepLarge = false } = {},
): Promise<readonly Settings[]> {
  const { medium, large } = grownSettings
  if (!keepLarge) rmSync(large.dataDir, { recursive: true, force: true })
  rmSync(medium.dataDir, { recursive: true, force: true })
  const start = ({ scale, ...settings }: typeof medium) =>
    startStack(settings, 'demo', { ofProvider: { SEED_SCALE: scale } })
  await Promise.all([start(medium), start(large)])
  return [small, medium, large]
}

/** The columns of a table of growth, after those of the smallest catalogue. */
export const growthHead = ['at 2,000', 'at 20,000', 'verdict']

/** Compares the bytes of the products' pages with those of the first. Returns a table as text. */
export async function measureGrowth(stacks: readonly Settings[]): Promise<string> {
  const rows = [['screen', 'HTML KB', ...growthHead]]
  for (const [name, paths] of Object.entries(grownPages)) {
    const bytes: number[][] = []
    for (const path of paths) {
      const visits = []
      for (const { webUrl } of stacks) visits.push(await visit(webUrl + path))
      bytes.push(visits.map(({ htmlBytes }) => htmlBytes))
    }
    rows.push([name, kilobytes(firstOf(bytes)), ...comparedBytes(bytes)])
  }
  return `The same pages with 233 videos, and how much larger they are with 2,000 and 20,000; goal: at most 5 %

${formatTable(rows)}`
}
