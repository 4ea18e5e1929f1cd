import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags } from '../find-browser'
import { isDecided } from './is-decided'
import { type LighthouseResult, loadLighthouse } from './load-lighthouse'
import { prioritizePages } from './page-priority'
import { slowedPhone } from './phone'
import { median } from './table'
import { SHIFT, visitGoals, type VisitGoals } from './visit-goals'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof categories)[number]
type Scores = Record<Category, number>

/**
 * Scores out of 100, milliseconds until the first and the largest paint (FCP, LCP), those in which
 * long tasks kept the page from responding (TBT), how far things moved (CLS), and the bytes of the
 * largest picture.
 */
export type Measured = {
  scores: Scores
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
  pictureBytes: number
}

type Request = { resourceType: string; resourceSize: number }

/** Visits to one page score 92 to 100, depending on what else the machine does. */
const ROUNDS = 5
const ATTEMPTS = 3

/**
 * Without a renderer in reserve. Chromium lets one wait for the next page, and its recording starts
 * too late there on a fast network: up to half of the visits lacked their beginning. The next one
 * also started during the visit, on the same two cores. This replaces Playwright's own list, in
 * which nothing matters here.
 */
const WITHOUT_RESERVE = '--disable-features=SpareRendererForSitePerProcess'

const FIRST_PAINT = 'first-contentful-paint'
const LARGEST_PAINT = 'largest-contentful-paint'
const BLOCKING = 'total-blocking-time'
const REQUESTS = 'network-requests'

/** What the score of performance is made of, which takes little longer than the visit itself. */
const performanceAudits = [FIRST_PAINT, LARGEST_PAINT, 'speed-index', BLOCKING, SHIFT]

/** Bytes of the largest picture that a page loaded; that of its largest paint is one of them. */
function largestPicture({ audits }: LighthouseResult): number {
  const requests = (audits[REQUESTS]?.details?.items ?? []) as Request[]
  const pictures = requests.filter(({ resourceType }) => resourceType === 'Image')
  return Math.max(0, ...pictures.map(({ resourceSize }) => resourceSize))
}

function summarize(visits: readonly LighthouseResult[]): Measured {
  const score = (name: Category) => {
    const asked = visits.flatMap((lhr) => lhr.categories[name] ?? [])
    return Math.round(median(asked.map(({ score }) => score ?? 0)) * 100)
  }
  const value = (audit: string) =>
    median(visits.map(({ audits }) => audits[audit]?.numericValue ?? 0))
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores,
    firstPaintMs: value(FIRST_PAINT),
    largestPaintMs: value(LARGEST_PAINT),
    blockingMs: value(BLOCKING),
    shift: value(SHIFT),
    pictureBytes: Math.max(...visits.map(largestPicture)),
  }
}

/** A browser that Lighthouse can control; it has the cookies of the given context. */
export async function openMeasuringBrowser(executablePath: string, port: number) {
  const lighthouse = await loadLighthouse()
  const profile = mkdtempSync(join(tmpdir(), 'x-plus-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, WITHOUT_RESERVE, `--remote-debugging-port=${port}`],
  })

  const cache = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()))
  const browser = context.browser()
  if (!browser) throw new Error('The browser cannot be reached.')
  const priority = prioritizePages(await browser.newBrowserCDPSession())

  const phone = slowedPhone(1)

  async function visit(url: string, onlyAudits: readonly string[]) {
    // Each look is the first one; Lighthouse itself would remove the cookies too.
    await cache.send('Network.clearBrowserCache')
    const flags = {
      port,
      output: 'json',
      logLevel: 'error',
      onlyAudits,
      disableFullPageScreenshot: true,
      disableStorageReset: true,
    }
    const lhr = await lighthouse.run(url, flags, phone.slowdown)
    if (!lhr) throw new Error(`Lighthouse gave nothing for ${url}.`)
    return lhr
  }

  /** A visit that could not be recorded says nothing of the page, so that it is made again. */
  async function run(url: string, audits: readonly string[], attempts = ATTEMPTS) {
    const lhr = await visit(url, audits)
    if (!lhr.runtimeError) return lhr
    if (attempts > 1) return run(url, audits, attempts - 1)
    throw new Error(`Lighthouse cannot record ${url}: ${lhr.runtimeError.code}.`)
  }

  return {
    context,
    /**
     * The medians of as many visits to each page as settle whether it reaches the goals, by URL; the
     * first one asks also for what no visit changes. The pages take turns, so that a minute in which
     * the machine is busy is in one visit to each.
     */
    async measure(
      urls: readonly string[],
      goals: VisitGoals,
    ): Promise<ReadonlyMap<string, Measured>> {
      const all = [...lighthouse.weightedAudits, REQUESTS]
      const pages = urls.map((url) => ({ url, visits: [] as LighthouseResult[] }))
      for (let round = 0; round < ROUNDS; round++)
        for (const { url, visits } of pages)
          if (!isDecided(visits, ROUNDS, visitGoals(goals)))
            visits.push(await run(url, round === 0 ? all : performanceAudits))
      return new Map(pages.map(({ url, visits }) => [url, summarize(visits)]))
    },
    describePhone: () => phone.describe(priority.isAllowed()),
    async close() {
      await priority.stop()
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
