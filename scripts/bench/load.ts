import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from './table'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const run = promisify(execFile)

/** Requests per second to a URL over ten connections. */
async function requestsPerSecond(url: string, seconds: number) {
  const args = [autocannon, '--json', '--connections', '10', '--duration', String(seconds), url]
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
 * Compares two URLs in alternating rounds, so that changes in the machine's speed affect both.
 * Returns the median of each.
 */
export async function compareLoad(first: string, second: string, rounds = 3, seconds = 8) {
  const results: [number[], number[]] = [[], []]
  for (const url of [first, second]) await requestsPerSecond(url, 3)
  for (let round = 0; round < rounds; round++) {
    results[0].push(await requestsPerSecond(first, seconds))
    results[1].push(await requestsPerSecond(second, seconds))
  }
  return { first: median(results[0]), second: median(results[1]) }
}
