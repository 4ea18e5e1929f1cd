import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { addressesToWalk, type Target } from './memory-addresses'
import { formatTable } from './table'

const goalMegabytes = 400
const count = 5_000
/** Connections that a proxy opens at most; a server that is slower gets no more. */
const mostOpen = 100
/** To a visitor who asks for too many pages, or by a server that is busy: no page is rendered. */
const refusals = ['429', '503']

/** The memory of a process in this machine's memory, in megabytes; POSIX only. */
function residentMegabytes(pid: number) {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

async function request(origin: string, { path, headers }: Target) {
  try {
    const response = await fetch(origin + path, {
      headers: { 'accept-encoding': 'gzip, br', ...headers },
      signal: AbortSignal.timeout(30_000),
    })
    await response.arrayBuffer()
    return String(response.status)
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}

type Options = { origin: string; pid: number; minutes: number; rate: number }

/**
 * Walks over five thousand addresses at a fixed rate, as far as the server keeps up, and looks at
 * its memory every second. Calls `report` with a line every minute; returns a table as text.
 */
export async function measureMemory(
  { origin, pid, minutes, rate }: Options,
  report: (line: string) => void,
): Promise<string> {
  const targets = await addressesToWalk(origin, count)
  const rows: (string | number)[][] = [['minute', 'RSS MB', 'most MB', 'requests', 'open']]
  const responses = new Map<string, number>()
  const start = performance.now()
  let [sent, open, most] = [0, 0, 0]
  let [at, noted] = [0, 0]

  const send = async (target: Target) => {
    open += 1
    const status = await request(origin, target)
    responses.set(status, (responses.get(status) ?? 0) + 1)
    open -= 1
  }
  const note = (minute: number, rss: number) => {
    const row = [minute, Math.round(rss), Math.round(most), sent, open]
    rows.push(row)
    report(row.join('  '))
  }

  for (let second = 0; performance.now() < start + minutes * 60_000; second += 1) {
    for (; sent < (second + 1) * rate; sent += 1) {
      while (open >= mostOpen) await wait(20)
      void send(targets[sent % targets.length]!)
      await wait(Math.max(0, start + ((sent + 1) * 1000) / rate - performance.now()))
    }
    at = residentMegabytes(pid)
    most = Math.max(most, at)
    const minute = Math.floor((performance.now() - start) / 60_000)
    if (minute > noted) note((noted = minute), at)
  }
  const isAnswer = (status: string) => /^\d/.test(status) && !refusals.includes(status)
  const answered = [...responses].reduce((sum, [status, n]) => sum + (isAnswer(status) ? n : 0), 0)
  const answeredRate = answered / minutes / 60
  const isUnderLoad = answeredRate >= 0.9 * rate
  const verdict =
    most >= goalMegabytes ? 'missed' : isUnderLoad ? 'met' : 'not proved, too few were answered'
  const statuses = [...responses].sort().map(([status, times]) => `${status}: ${times}`)
  return [
    `Memory of the web server over ${targets.length} addresses, ${rate} requests/s asked for, ${answeredRate.toFixed(1)} answered`,
    formatTable(rows),
    `Responses ${statuses.join(', ')}`,
    `Most ${Math.round(most)} MB, goal < ${goalMegabytes} MB: ${verdict}`,
  ].join('\n\n')
}
