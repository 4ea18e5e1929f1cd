import { startBarePage } from './bare-page'
import { textOf } from './bare-text'
import { compareLoad } from './load'
import { ports, settings } from './settings'
import { formatTable, kilobytes, verdict } from './table'
import type { Visit } from './visit'

const path = '/classes/workouts'
/** What the page was before its styles and texts were sent once. */
const before = { htmlBytes: 313 * 1024, htmlGzipBytes: 51 * 1024 }
const goals = { before: 1.5, now: 1 }

/**
 * Compares requests per second to the list of workouts with those to static pages of the same
 * Next.js version that only hold text, served by `next start`: one as large as the list is, and one
 * as large as it was. Returns a table as text, and the URL of the one as large as it is.
 */
export async function measureLoad(workouts: Visit): Promise<{ report: string; bareUrl: string }> {
  const corpus = textOf(workouts.html)
  const [ofThisSize, ofTheSizeBefore] = await Promise.all([
    startBarePage(ports.bare, corpus, workouts),
    startBarePage(ports.largeBare, corpus, before),
  ])
  const bare = { now: ofThisSize, before: ofTheSizeBefore }
  const results = await compareLoad({
    workouts: settings.webUrl + path,
    now: bare.now.url,
    before: bare.before.url,
  })
  const rows = [
    ['page', 'HTML KB', 'gzip KB', 'requests/s', 'times', 'goal', 'verdict'],
    [path, kilobytes(workouts.htmlBytes), kilobytes(workouts.htmlGzipBytes), results.workouts],
  ].map((row) => row.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)))
  for (const size of ['now', 'before'] as const) {
    const { htmlBytes, htmlGzipBytes } = bare[size]
    const times = results.workouts / results[size]
    rows.push([
      size === 'now' ? 'bare page of this size' : 'bare page of the size before',
      kilobytes(htmlBytes),
      kilobytes(htmlGzipBytes),
      Math.round(results[size]),
      times.toFixed(2),
      `≥ ${goals[size].toFixed(1)}`,
      verdict(times >= goals[size]),
    ])
  }
  const report = `Load, ten connections that accept gzip and br\n\n${formatTable(rows)}`
  return { report, bareUrl: bare.now.url }
}
