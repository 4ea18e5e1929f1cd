import { fstatSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

export type Log = {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

// JSON escapes U+0000–U+001F only; terminals and log readers also act on these.
const controls = /[\u007f-\u009f\u2028\u2029]/g
const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

function toLine(level: string, event: string, fields: Record<string, unknown>): string {
  const entry = { time: new Date().toISOString(), level, event, ...fields }
  return `${JSON.stringify(entry).replace(controls, escape)}\n`
}

/**
 * Logs one JSON object per line, whatever the input; `write` gets each line with its line feed.
 * Logging never throws: lines that `write` fails for are counted, and the number is logged before
 * the next line.
 */
export function createLog(write: (line: string) => void): Log {
  let lostLines = 0
  const log =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      try {
        if (lostLines > 0) write(toLine('error', 'log lines lost', { lines: lostLines }))
        lostLines = 0
        write(toLine(level, event, fields))
      } catch {
        lostLines += 1
      }
    }
  return { info: log('info'), error: log('error') }
}

/** Where an error came from: the first lines of its stack, without its message. */
export const shortStack = (error: Error): string[] | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 7)
    .map((line) => line.trim())

const stdout = 1

/**
 * Writes lines to an open file with `write` (as `fs.writeSync`, which may write only a part) and
 * throws what it throws. A partial line is ended before the next one.
 *
 * @internal
 */
export function createLineWriter(write: (bytes: Uint8Array) => number): (line: string) => void {
  let isLineOpen = false
  return (line) => {
    let rest = Buffer.from(isLineOpen ? `\n${line}` : line)
    while (rest.length > 0) {
      const written = write(rest)
      rest = rest.subarray(written)
      isLineOpen = rest.length > 0
    }
  }
}

/**
 * Standard output as a line writer. Files are written without Node's stream, which a single failed
 * write (a full disk) would close. Terminals and pipes keep the stream; when their reader is gone
 * nobody is left to tell, so its errors are ignored.
 */
export function openLogOutput(): (line: string) => void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const kind = fstatSync(stdout)
  if (kind.isFIFO() || kind.isSocket() || isatty(stdout))
    return (line) => void process.stdout.write(line)
  return createLineWriter((bytes) => writeSync(stdout, bytes))
}

/**
 * What may be logged of an error of the gateway: its kind, never its message, which may contain
 * personal data.
 */
export const errorKind = (error: unknown) => (error instanceof Error ? error.name : typeof error)
