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

/**
 * Runs work that may fail on a full disk, and only prints the error, because a log must not stop
 * the program.
 */
function attempt(file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Limits a log to 10 MB: a longer one is moved to `<file>.1`, replacing the previous one. The file
 * itself is truncated instead of replaced, because the program that appends to it has it open.
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

/** The line written before the output of each run of a program. */
const startLine = (program: string) =>
  `${JSON.stringify({ time: new Date().toISOString(), event: 'started', program })}\n`

/** Opens a log for a new run of a program and appends to what earlier runs have written. */
export function openLog(file: string, program: string): number {
  rotateLog(file)
  const descriptor = openSync(file, 'a')
  attempt(file, () => writeSync(descriptor, startLine(program)))
  return descriptor
}

/** The last lines of the latest run in a log, without its start line. */
export function lastLines(text: string, count: number): string[] {
  const lines = text.trimEnd().split('\n')
  const start = lines.findLastIndex((line) => /^\{"time":"[^"]+","event":"started"/.test(line))
  return lines.slice(start + 1).slice(-count)
}
