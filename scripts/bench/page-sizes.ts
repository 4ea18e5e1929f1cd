import { type Browser, type BrowserContext, chromium } from 'playwright'
import { signIn } from '@/e2e/support/sign-in'
import { browserFlags } from '../find-browser'
import { plainMember } from '../stack/people'
import { screens, type Screen } from './screens'
import { settings } from './settings'
import { formatTable, kilobytes, verdict } from './table'
import { visit, type Visit } from './visit'

const KB = 1024

/** Bytes of the scripts that a browser gets for a page until the network is idle. */
async function scriptBytes(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = await Promise.all(sizes)
  await page.close()
  return all.reduce((sum, size) => sum + size, 0)
}

function isWithinGoals({ sizeGoal, scriptGoal }: Screen, found: Visit, scripts: number) {
  const isSmall =
    !sizeGoal ||
    (found.htmlBytes <= sizeGoal.html * KB && found.htmlGzipBytes <= sizeGoal.gzip * KB)
  return isSmall && scripts <= scriptGoal * KB
}

type Looked = { screen: Screen; found: Visit; context: BrowserContext }

/** Looks at a screen for the first time, in a browser of its own, and has its scripts requested. */
async function look(browser: Browser, screen: Screen): Promise<Looked> {
  const origin = settings.webUrl
  const context = await browser.newContext()
  if (screen.member) await signIn(context, plainMember, origin)
  const cookies = screen.member ? await context.cookies(origin) : []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const found = await visit(origin + screen.path, cookie)
  const other = await browser.newContext({ storageState: await context.storageState() })
  await scriptBytes(other, origin + screen.path)
  await other.close()
  return { screen, found, context }
}

/**
 * Visits every screen with an empty cache. Returns a table as text, and what the list of workouts
 * is like. The scripts are those of a second visitor: only the first one of a server gets them less
 * compressed.
 */
export async function measurePageSizes(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  const rows: (string | number)[][] = [
    ['screen', 'first visit ms', 'HTML KB', 'gzip KB', 'goal', 'scripts KB', 'goal', 'verdict'],
  ]
  // The first response of a server also includes loading its code.
  await fetch(`${settings.webUrl}/nothing-here`)
  const looked: Looked[] = []
  for (const screen of screens) looked.push(await look(browser, screen))
  for (const { screen, found, context } of looked) {
    const scripts = await scriptBytes(context, settings.webUrl + screen.path)
    await context.close()
    const { name, sizeGoal, scriptGoal } = screen
    rows.push([
      name,
      Math.round(found.milliseconds),
      kilobytes(found.htmlBytes),
      kilobytes(found.htmlGzipBytes),
      sizeGoal ? `≤ ${sizeGoal.html}, ${sizeGoal.gzip}` : '',
      kilobytes(scripts),
      `≤ ${scriptGoal}`,
      verdict(isWithinGoals(screen, found, scripts)),
    ])
  }
  await browser.close()
  const workouts = looked.find(({ screen }) => screen.name === 'workouts')?.found
  if (!workouts) throw new Error('The list of workouts is not among the screens.')
  const report = `First, uncached visit; scripts as sent until the network is idle\n\n${formatTable(rows)}`
  return { report, workouts }
}
