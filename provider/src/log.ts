export type Log = {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

// JSON already escapes U+0000–U+001F; terminals and log readers also act on these.
const controls = /[\u007f-\u009f\u2028\u2029]/g
const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One JSON object per line, whatever the input; `write` gets each line with its line feed. */
export function createLog(write: (line: string) => void): Log {
  const line =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      const entry = { time: new Date().toISOString(), level, event, ...fields }
      write(`${JSON.stringify(entry).replace(controls, escape)}\n`)
    }
  return { info: line('info'), error: line('error') }
}
