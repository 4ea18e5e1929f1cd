import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { segmentSeconds } from './scene'

/** The arguments that write an HLS rendition into a folder, in segments of equal length. */
export const hlsArguments = (folder: string): string[] => [
  '-f',
  'hls',
  '-hls_time',
  String(segmentSeconds),
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
  '-hls_flags',
  'independent_segments',
  '-hls_fmp4_init_filename',
  'init.mp4',
  '-hls_segment_filename',
  join(folder, '%d.m4s'),
  join(folder, 'index.m3u8'),
]

/** Runs ffmpeg and feeds its standard input; throws with the end of its error output when it fails. */
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
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-4000)
  })
  const ended = once(child, 'close')
  await feed(child.stdin)
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${errorOutput}`)
}
