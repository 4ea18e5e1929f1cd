export type Log = {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

// JSON already escapes U+0000–U+001F; terminals and log readers also act on these.
const controls = /[\u007f-\u009f\u2028\u2029]/g
const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

function toLine(level: string, event: string, fields: Record<string, unknown>): string {
  const entry = { time: new Date().toISOString(), level, event, ...fields }
  return `${JSON.stringify(entry).replace(controls, escape)}\n`
}

/**
 * One JSON object per line, whatever the input; `write` gets each line with its line feed. Logging
 * never throws: lines that `write` throws at are counted, and the next one that it takes is preceded
 * by a line with that number.
 */
export function createLog(write: (line: string) => void): Log {
  let lost = 0
  const log =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      try {
        if (lost > 0) write(toLine('error', 'log lines lost', { lines: lost }))
        lost = 0
        write(toLine(level, event, fields))
      } catch {
        lost += 1
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
