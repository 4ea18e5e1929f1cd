import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Runs ffmpeg and feeds its standard input; throws with its last words when it fails. */
export async function runFfmpeg(
  args: string[],
  feed: (input: Writable) => Promise<void>,
): Promise<void> {
  const child = spawn(
    'ffmpeg',
    ['-y', '-nostdin', '-hide_banner', '-loglevel', 'warning', ...args],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000)
  })
  const ended = once(child, 'close')
  await feed(child.stdin)
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words}`)
}
