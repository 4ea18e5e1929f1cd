import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { defaultConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { browserFlags } from '../find-browser'
import { median } from './table'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof categories)[number], number>

const RUNS = 3

/**
 * Speed of the reference machine by Lighthouse's own index, on which a slowdown of 4 simulates the
 * phone that the scores are defined for. On a slower machine the same slowdown would simulate a
 * phone that does not exist.
 */
const REFERENCE = { index: 1750, slowdown: 4 }

/** A browser that Lighthouse can control; it has the cookies of the given context. */
export async function openMeasuringBrowser(executablePath: string, port: number) {
  const profile = mkdtempSync(join(tmpdir(), 'x-plus-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })

  async function run(url: string, cpuSlowdownMultiplier: number) {
    const { throttling } = defaultConfig.settings ?? {}
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: true,
      throttling: { ...throttling, cpuSlowdownMultiplier },
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`)
    return result.lhr
  }

  return {
    context,
    /** The machine's index and the matching slowdown; the page only serves to run Lighthouse. */
    async calibrate(url: string) {
      const { benchmarkIndex } = (await run(url, REFERENCE.slowdown)).environment
      return {
        benchmarkIndex,
        slowdown: Math.max(1, (benchmarkIndex / REFERENCE.index) * REFERENCE.slowdown),
      }
    },
    /** The median scores of several runs, out of 100. */
    async measure(url: string, slowdown: number): Promise<Scores> {
      const runs: Awaited<ReturnType<typeof run>>[] = []
      for (let round = 0; round < RUNS; round++) runs.push(await run(url, slowdown))
      const score = (name: string) =>
        median(runs.map((lhr) => Math.round((lhr.categories[name]?.score ?? 0) * 100)))
      return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores
    },
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
