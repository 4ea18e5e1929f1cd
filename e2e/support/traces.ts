import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'
import { collectEvents } from './events'
import type { startReportCollector } from './report-collector'
import { e2eSettings } from './settings'

type Observed = {
  page: Page
  /** The file of the web application's output. */
  log: string
  collector: Awaited<ReturnType<typeof startReportCollector>>
}

/** What is written to a log from now on. */
function tail(file: string): () => string {
  const { size } = statSync(file)
  return () => {
    const text = readFileSync(file)
    // A log that has grown too long starts anew.
    return text.subarray(text.length < size ? 0 : size).toString('utf8')
  }
}

/** Collects what a journey leaves in the browser and sends to servers, to be searched at its end. */
export function collectTraces({ page, log, collector }: Observed) {
  const context = page.context()
  const events = collectEvents(page)
  const providerLog = tail(join(e2eSettings().dataDir, 'logs', 'provider.log'))
  const requests: Request[] = []
  const stored: string[] = []
  const visited = new Set<string>()
  let errors = 0
  context.on('request', (request) => requests.push(request))

  async function readHistory() {
    const devtools = await context.newCDPSession(page)
    const { entries } = await devtools.send('Page.getNavigationHistory')
    for (const { url } of entries) visited.add(url)
    await devtools.detach()
  }

  return {
    /** Records what is stored now, and lets the page report an error with what led to it. */
    async look() {
      const message = `provoked ${(errors += 1)}`
      await page.evaluate((text) => {
        setTimeout(() => {
          throw new Error(text)
        })
      }, message)
      await expect.poll(() => collector.reports.join('\n')).toContain(message)
      stored.push(JSON.stringify(await context.storageState({ indexedDB: true })))
      stored.push(
        await page.evaluate(() =>
          JSON.stringify([{ ...sessionStorage }, history.state, window.name]),
        ),
      )
      await readHistory()
    },
    /** Everything that was left so far, as text by place. */
    async read() {
      const headers = await Promise.all(requests.map((request) => request.allHeaders()))
      return {
        storage: stored.join('\n'),
        events: JSON.stringify(events),
        log: readFileSync(log, 'utf8'),
        providerLog: providerLog(),
        reports: collector.reports.join('\n'),
        // What follows a `#` is not requested.
        addresses: requests.map((request) => request.url().replace(/#.*/, '')).join('\n'),
        referrers: headers.flatMap(({ referer = [] }) => referer).join('\n'),
        history: [...visited].join('\n'),
      }
    },
  }
}
