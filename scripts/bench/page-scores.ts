import { signIn } from '@/e2e/support/sign-in'
import { plainMember } from '../stack/people'
import { type Measured, openMeasuringBrowser } from './lighthouse'
import { screens } from './screens'
import { ports, settings } from './settings'
import { formatTable, kilobytes, verdict } from './table'

const goals: Measured['scores'] = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const SHIFT_GOAL = 0.02
const PICTURE_GOAL_KB = 60

const isWithinGoals = ({ scores, shift, pictureBytes }: Measured) =>
  Object.entries(goals).every(([name, goal]) => scores[name as keyof typeof goals] >= goal) &&
  shift <= SHIFT_GOAL &&
  pictureBytes <= PICTURE_GOAL_KB * 1024

/**
 * Gives no verdict where all that is missed is the performance, and the bare page misses it too: then
 * the machine is disturbed.
 */
function verdictOn(screen: Measured, bare: Measured): string {
  const isMet = isWithinGoals(screen)
  if (isMet || bare.scores.performance >= goals.performance) return verdict(isMet)
  const scores = { ...screen.scores, performance: goals.performance }
  return isWithinGoals({ ...screen, scores }) ? 'not decided' : verdict(false)
}

const cells = ({ scores, shift, pictureBytes, ...times }: Measured) => [
  ...Object.values(scores),
  Math.round(times.firstPaintMs),
  Math.round(times.largestPaintMs),
  Math.round(times.blockingMs),
  shift.toFixed(3),
  kilobytes(pictureBytes),
]

/**
 * Scores the screens by Lighthouse, guests' as a guest, and in the same run a page at `bareUrl`,
 * which shows what this machine gives a page of the framework that only holds text. Returns a table
 * as text.
 */
export async function measureScores(executablePath: string, bareUrl: string): Promise<string> {
  const browser = await openMeasuringBrowser(executablePath, ports.browser)
  const rows: (string | number)[][] = [
    [
      'screen',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'first paint ms',
      'largest paint ms',
      'blocking ms',
      'shift',
      'picture KB',
      'verdict',
    ],
  ]
  try {
    const scored = screens.filter(({ lighthouse }) => lighthouse)
    const urlOf = ({ path }: { path: string }) => settings.webUrl + path
    const guests = scored.filter(({ member }) => !member)
    const visitGoals = { performance: goals.performance, shift: SHIFT_GOAL }
    const ofGuests = await browser.measure([bareUrl, ...guests.map(urlOf)], visitGoals)
    await signIn(browser.context, plainMember, settings.webUrl)
    const members = scored.filter(({ member }) => member)
    const ofMembers = await browser.measure(members.map(urlOf), visitGoals)

    const bare = ofGuests.get(bareUrl)!
    rows.push(['bare page', ...cells(bare), ''])
    for (const screen of scored) {
      const measured = (screen.member ? ofMembers : ofGuests).get(urlOf(screen))!
      rows.push([screen.name, ...cells(measured), verdictOn(measured, bare)])
    }
    return [
      'Lighthouse, mobile, median of three to five visits (goals: performance ≥ 98, the other scores 100, layout shift ≤ 0.02, largest picture ≤ 60 KB)',
      browser.describePhone(),
      formatTable(rows),
    ].join('\n\n')
  } finally {
    await browser.close()
  }
}
