import { signIn } from '@/e2e/support/sign-in'
import { plainMember } from '../stack/people'
import { openMeasuringBrowser, type Scores } from './lighthouse'
import { screens } from './screens'
import { ports, settings } from './settings'
import { formatTable, verdict } from './table'

const goals: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

const isWithinGoals = (scores: Scores) =>
  Object.entries(goals).every(([name, goal]) => scores[name as keyof Scores] >= goal)

/**
 * Scores the screens by Lighthouse, guests' as a guest, and in the same run a page at `bareUrl`,
 * which shows what this machine gives a page of the framework that only holds text. Returns a table
 * as text.
 */
export async function measureScores(executablePath: string, bareUrl: string): Promise<string> {
  const browser = await openMeasuringBrowser(executablePath, ports.browser)
  const rows: (string | number)[][] = [
    ['screen', 'performance', 'accessibility', 'best practices', 'SEO', 'verdict'],
  ]
  try {
    const { benchmarkIndex, slowdown } = await browser.calibrate(settings.webUrl)
    const bare = await browser.measure(bareUrl, slowdown)
    rows.push(['bare page', ...Object.values(bare), ''])
    let isSignedIn = false
    for (const { name, path, member } of screens.filter(({ lighthouse }) => lighthouse)) {
      if (member && !isSignedIn) await signIn(browser.context, plainMember, settings.webUrl)
      isSignedIn ||= member === true
      const scores = await browser.measure(settings.webUrl + path, slowdown)
      rows.push([name, ...Object.values(scores), verdict(isWithinGoals(scores))])
    }
    return [
      'Lighthouse, mobile, median of three (goals: performance ≥ 98, the others 100)',
      `Machine of index ${Math.round(benchmarkIndex)}, slowed down ${slowdown.toFixed(1)} times`,
      formatTable(rows),
    ].join('\n\n')
  } finally {
    await browser.close()
  }
}
