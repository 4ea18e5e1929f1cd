/** Formats rows as an aligned table; the first row is the header. Numbers are right-aligned. */
export function formatTable(rows: (string | number)[][]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  const isNumber = (text: string) => /^[\d.,–-]/.test(text)
  const line = (row: string[]) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0
        return isNumber(text) ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = texts
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join(
    '\n',
  )
}

/** Whether a goal is met, for a table. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed')

/** The median, or the upper of two middle values; 0 for an empty list. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Bytes as kilobytes with one decimal, for a table. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
