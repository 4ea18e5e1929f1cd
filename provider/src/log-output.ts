import { fstatSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

const stdout = 1

/**
 * Gives lines to an open file with `write` (as `fs.writeSync`: it may take a part only) and throws
 * what it throws. A line that broke off is ended before the next one.
 *
 * @internal
 */
export function createLineWriter(write: (bytes: Uint8Array) => number): (line: string) => void {
  let brokenOff = false
  return (line) => {
    let rest = Buffer.from(brokenOff ? `\n${line}` : line)
    while (rest.length > 0) {
      const written = write(rest)
      rest = rest.subarray(written)
      brokenOff = rest.length > 0
    }
  }
}

/**
 * Standard output as a place for lines. Files are written without Node's stream, which one failed
 * write (a full disk) closes for good. Terminals and pipes keep it; when their reader has gone there
 * is nobody left to tell, so its errors are no reason to end.
 */
export function openLogOutput(): (line: string) => void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const kind = fstatSync(stdout)
  if (kind.isFIFO() || kind.isSocket() || isatty(stdout))
    return (line) => void process.stdout.write(line)
  return createLineWriter((bytes) => writeSync(stdout, bytes))
}
