/**
 * Writes a log line as JSON; control characters in values are escaped, so that it stays one line.
 */
export function logLine(message: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), message, ...fields })}\n`,
  )
}
