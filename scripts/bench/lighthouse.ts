import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserFlags } from '../find-browser'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof categories)[number], number>

/** A browser that Lighthouse can drive; its cookies are those of the given context. */
export async function openMeasuringBrowser(executablePath: string, port: number) {
  const profile = mkdtempSync(join(tmpdir(), 'x-plus-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  return {
    context,
    async measure(url: string): Promise<Scores> {
      const result = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
        disableStorageReset: true,
      })
      if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`)
      const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)
      return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores
    },
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
