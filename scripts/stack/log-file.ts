import {
  copyFileSync,
  existsSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'

const maxBytes = 10 * 1024 * 1024

/** Does what a full disk may refuse, and says so: a log is no reason to end. */
function attempt(file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Keeps a log within 10 MB: what is longer moves to `<file>.1`, in the place of what was there. The
 * file itself stays, since the program that writes to its end holds it open.
 */
export function rotateLog(file: string, limit = maxBytes): void {
  const previous = `${file}.1`
  attempt(file, () => {
    if (!existsSync(file) || statSync(file).size <= limit) return
    rmSync(previous, { force: true })
    copyFileSync(file, previous)
    truncateSync(file)
  })
}

/** The line that stands before the output of each run of a program. */
const startLine = (program: string) =>
  `${JSON.stringify({ time: new Date().toISOString(), event: 'started', program })}\n`

/** Opens a log for a new run of a program, behind what earlier runs have left. */
export function openLog(file: string, program: string): number {
  rotateLog(file)
  const descriptor = openSync(file, 'a')
  attempt(file, () => writeSync(descriptor, startLine(program)))
  return descriptor
}

/** The last lines of the latest run in a log's text, without its first line. */
export function lastLines(text: string, count: number): string[] {
  const lines = text.trimEnd().split('\n')
  const start = lines.findLastIndex((line) => /^\{"time":"[^"]+","event":"started"/.test(line))
  return lines.slice(start + 1).slice(-count)
}
