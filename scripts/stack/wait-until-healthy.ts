import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { lastLines } from './log-file'

type Program = { name: string; child: ChildProcess; url: string; log?: string; timeoutMs?: number }

/**
 * Waits until the URL responds with success. Throws an Error with the end of the program's log when
 * the program exits first or does not respond in time.
 */
export async function waitUntilHealthy(program: Program): Promise<void> {
  const { name, child, url, timeoutMs = 120_000 } = program
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} stopped before it was ready.${lastWords(program)}`)
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await wait(150)
  }
  throw new Error(`${name} did not answer at ${url} in ${timeoutMs / 1000} s.${lastWords(program)}`)
}

function lastWords({ log }: Program) {
  if (!log || !existsSync(log)) return ''
  const lines = lastLines(readFileSync(log, 'utf8'), 20)
  return `\n\n${lines.join('\n')}\n\nAll of it: ${log}`
}
