import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from './table'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const run = promisify(execFile)

/** What browsers accept, in the syntax of autocannon. */
const ACCEPT = 'accept-encoding=gzip, br'

const ROUNDS = 3
const WARM_UP_SECONDS = 3
const ROUND_SECONDS = 4

/** Requests per second to a URL over ten connections, as browsers ask. */
async function requestsPerSecond(url: string, seconds: number) {
  const options = ['--json', '--connections', '10', '--duration', String(seconds)]
  const args = [autocannon, ...options, '--headers', ACCEPT, url]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 10_000_000 })
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers not of 2xx, ${errors} errors.`)
  return requests.average
}

/**
 * Compares URLs in alternating rounds, so that changes in the machine's speed affect all. Returns
 * the median of each.
 */
export async function compareLoad<Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(urls) as [Name, string][]
  const results = entries.map(() => [] as number[])
  for (const [, url] of entries) await requestsPerSecond(url, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, [, url]] of entries.entries())
      results[index]!.push(await requestsPerSecond(url, ROUND_SECONDS))
  const medians = entries.map(([name], index) => [name, median(results[index]!)])
  return Object.fromEntries(medians) as Record<Name, number>
}
