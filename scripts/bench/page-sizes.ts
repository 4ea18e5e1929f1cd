import { type Browser, type BrowserContext, chromium } from 'playwright'
import { signIn } from '@/e2e/support/sign-in'
import { screenPath } from '@/lib/routing/links'
import { browserFlags } from '../find-browser'
import { plainMember } from '../stack/people'
import { screens, type Screen } from './screens'
import { settings } from './settings'
import { formatTable, kilobytes, verdict } from './table'
import { sentBytes, visit, type Visit } from './visit'

const KB = 1024

/** The addresses of the scripts that a browser gets for a page until the network is idle. */
async function requestedScripts(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return scripts
}

function isWithinGoals({ sizeGoal, scriptGoal }: Screen, found: Visit, scripts: number) {
  const isSmall =
    !sizeGoal ||
    (found.htmlBytes <= sizeGoal.html * KB && found.htmlGzipBytes <= sizeGoal.gzip * KB)
  return isSmall && scripts <= scriptGoal * KB
}

type Looked = { screen: Screen; found: Visit; scripts: string[] }

/** Looks at a screen for the first time, in a browser of its own. */
async function look(browser: Browser, screen: Screen): Promise<Looked> {
  const origin = settings.webUrl
  const context = await browser.newContext()
  if (screen.member) await signIn(context, plainMember, origin)
  const cookies = screen.member ? await context.cookies(origin) : []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const found = await visit(origin + screen.path, cookie)
  const scripts = await requestedScripts(context, origin + screen.path)
  await context.close()
  return { screen, found, scripts }
}

/** Has the account learn its language and time zone, for which its first page loads more code. */
async function startMember(browser: Browser) {
  const context = await browser.newContext()
  await signIn(context, plainMember, settings.webUrl)
  await requestedScripts(context, settings.webUrl + screenPath('profile'))
  await context.close()
}

/** The bytes of each script as the server sends it. */
async function sizesOf(scripts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const url of new Set(scripts)) sizes.set(url, await sentBytes(url))
  return sizes
}

/**
 * Visits every screen with an empty cache. Returns a table as text, and what the list of workouts
 * is like. The scripts are measured when all have been requested once: only the first visitor of a
 * server gets them less compressed.
 */
export async function measurePageSizes(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  const rows: (string | number)[][] = [
    ['screen', 'first visit ms', 'HTML KB', 'gzip KB', 'goal', 'scripts KB', 'goal', 'verdict'],
  ]
  // The first response of a server also includes loading its code.
  await fetch(`${settings.webUrl}/nothing-here`)
  await startMember(browser)
  const looked: Looked[] = []
  for (const screen of screens) looked.push(await look(browser, screen))
  const sizes = await sizesOf(looked.flatMap(({ scripts }) => scripts))
  for (const { screen, found, scripts } of looked) {
    const sent = scripts.reduce((sum, url) => sum + sizes.get(url)!, 0)
    const { name, sizeGoal, scriptGoal } = screen
    rows.push([
      name,
      Math.round(found.milliseconds),
      kilobytes(found.htmlBytes),
      kilobytes(found.htmlGzipBytes),
      sizeGoal ? `≤ ${sizeGoal.html}, ${sizeGoal.gzip}` : '',
      kilobytes(sent),
      `≤ ${scriptGoal}`,
      verdict(isWithinGoals(screen, found, sent)),
    ])
  }
  await browser.close()
  const workouts = looked.find(({ screen }) => screen.name === 'workouts')?.found
  if (!workouts) throw new Error('The list of workouts is not among the screens.')
  const report = `First, uncached visit; scripts as sent until the network is idle\n\n${formatTable(rows)}`
  return { report, workouts }
}
