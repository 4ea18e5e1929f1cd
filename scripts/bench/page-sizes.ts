import { type BrowserContext, chromium } from 'playwright'
import { signIn } from '@/e2e/support/sign-in'
import { browserFlags } from '../find-browser'
import { plainMember } from '../stack/people'
import { screens, type Screen } from './screens'
import { settings } from './settings'
import { formatTable, kilobytes, verdict } from './table'
import { requestScripts, visit, type Visit } from './visit'

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

/**
 * Visits every screen with an empty cache. Returns a table as text, and what the list of workouts
 * is like.
 */
export async function measurePageSizes(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  const rows: (string | number)[][] = [
    ['screen', 'first visit ms', 'HTML KB', 'gzip KB', 'goal', 'scripts KB', 'goal', 'verdict'],
  ]
  const origin = settings.webUrl
  let workouts: Visit | undefined
  // The first response of a server also includes loading its code.
  await fetch(`${origin}/nothing-here`)
  for (const screen of screens) {
    const { name, path, member, sizeGoal, scriptGoal } = screen
    const context = await browser.newContext()
    if (member) await signIn(context, plainMember, origin)
    const cookies = member ? await context.cookies(origin) : []
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const found = await visit(origin + path, cookie)
    if (name === 'workouts') workouts = found
    await requestScripts(found.html, origin)
    const scripts = await scriptBytes(context, origin + path)
    await context.close()
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
  if (!workouts) throw new Error('The list of workouts is not among the screens.')
  const report = `First, uncached visit; scripts as sent until the network is idle\n\n${formatTable(rows)}`
  return { report, workouts }
}
