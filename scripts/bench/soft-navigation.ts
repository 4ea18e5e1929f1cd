import { type Browser, chromium } from 'playwright'
import { screenPath } from '@/lib/routing/links'
import { browserFlags } from '../find-browser'
import { calibratePhone } from './calibrate-phone'
import { isDecided } from './is-decided'
import { prioritizePages } from './page-priority'
import { slowDown } from './slow-down'
import { formatTable, median, verdict } from './table'

const ROUNDS = 5

const screen = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

const ways = [
  {
    name: 'home to video',
    path: screenPath('home'),
    link: 'main :is(h2, h3) a[href*="/video-detail?"]',
  },
  {
    name: 'workouts to video',
    path: screenPath('workouts'),
    link: 'main h2 a[href*="/video-detail?"]',
  },
  {
    name: 'schedule to class',
    path: screenPath('schedule'),
    link: 'main h3 a[href*="/live-class-detail"]',
  },
  { name: 'programs to program', path: screenPath('programs'), link: 'main h2 a' },
  { name: 'instructors to one', path: screenPath('instructors'), link: 'main h2 a' },
]

/** Milliseconds from the click until something changes, and until the page shows its content. */
type Times = { first: number; content: number }
/** With how many pictures were fetched ahead without being shown. */
type Followed = Times & { unseen: number }

const limits: Followed = { first: 100, content: 400, unseen: 0 }
const measures = Object.keys(limits) as (keyof Followed)[]
const goals = measures.map((name) => (visit: Followed) => visit[name] <= limits[name])

/**
 * Runs in the page. Resolves with the milliseconds after the next click until a change of any kind
 * has been drawn, and until a headline with the title of the link is on the screen, by the browser's
 * own time of its paint. Has no named functions, for which the compiler of these scripts would need
 * a helper that the page does not have.
 */
function timesAfterClick(title: string): { times: Promise<Times> } {
  const times = new Promise<Times>((resolve) =>
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let first: number | undefined
        new PerformanceObserver((list) => {
          const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
          const content = painted!.renderTime - timeStamp
          resolve({ first: Math.min(first ?? content, content), content })
        }).observe({ type: 'element' })
        new MutationObserver((_, observer) => {
          requestAnimationFrame(() => setTimeout(() => (first ??= performance.now() - timeStamp)))
          const headline = document.querySelector('h1')
          if (headline?.textContent.includes(title) !== true) return
          observer.disconnect()
          headline.setAttribute('elementtiming', 'headline')
        }).observe(document, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    ),
  )
  return { times }
}

/** The pictures of the page. */
const shownPictures = () => [...document.images].map(({ currentSrc }) => currentSrc)

/** Follows a link in a context of its own, on a page that is slowed down so many times. */
async function follow(
  browser: Browser,
  url: string,
  link: string,
  rate: number,
): Promise<Followed> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  const html = (await response?.text()) ?? ''
  await slowDown(page, rate)
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  // Until what is fetched ahead is there.
  await page.mouse.wheel(0, 1)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const shown = await page.evaluate(shownPictures)
  // Some rows of the HTML are not seen, such as classes that are over: they were not fetched ahead.
  const isOfPage = (url: string) =>
    shown.includes(url) || html.includes(url.replaceAll('&', '&amp;'))
  const unseen = pictures.filter((url) => !isOfPage(url)).length
  const title = (await target.textContent())?.trim() ?? ''
  const observed = await page.evaluateHandle(timesAfterClick, title)
  // Without the check of what is touched, which would run in the slow page between touch and click.
  await target.tap({ force: true })
  const times = await observed.evaluate(({ times }) => times)
  await context.close()
  return { ...times, unseen }
}

/** The medians of several visits against the goals, as cells of a table. */
function cells(visits: readonly Followed[]) {
  const of = (name: keyof Followed) => median(visits.map((visit) => visit[name]))
  const medians: Followed = { first: of('first'), content: of('content'), unseen: of('unseen') }
  const wanted = `≤ ${limits.first}, ≤ ${limits.content}, ${limits.unseen}`
  return [
    ...measures.map((name) => Math.round(medians[name])),
    wanted,
    verdict(goals.every((reaches) => reaches(medians))),
  ]
}

/**
 * Follows links from a list to a page on a slow phone. The links take turns, so that a minute in
 * which the machine is busy is in one visit to each. Returns a table as text: the times until
 * something changes and until the page is there, and the pictures that were fetched ahead without
 * being shown.
 */
export async function measureSoftNavigation(executablePath: string, origin: string) {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  const priority = prioritizePages(await browser.newBrowserCDPSession())
  try {
    // The first visits only make the server store the pages.
    await Promise.all(ways.map(({ path, link }) => follow(browser, origin + path, link, 1)))
    const phone = await calibratePhone(await browser.newContext())
    const found = ways.map((way) => ({ way, visits: [] as Followed[] }))
    for (let round = 0; round < ROUNDS; round++) {
      const undecided = found.filter(({ visits }) => !isDecided(visits, ROUNDS, goals))
      if (undecided.length === 0) break
      const rate = await phone.slowdown()
      for (const { way, visits } of undecided)
        visits.push(await follow(browser, origin + way.path, way.link, rate))
    }
    return [
      'From a link to its page on a phone of 375 px, median of three to five visits',
      phone.describe(priority.isAllowed()),
      formatTable([
        ['way', 'first change ms', 'content ms', 'unseen pictures', 'goals', 'verdict'],
        ...found.map(({ way, visits }) => [way.name, ...cells(visits)]),
      ]),
    ].join('\n\n')
  } finally {
    await priority.stop()
    await browser.close()
  }
}
