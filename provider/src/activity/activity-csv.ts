import type { Lookups } from '../catalogue/lookups'
import { localTime } from '../wall-time'
import type { DatedTaken } from './summarize'

const columns = ['date', 'time', 'time_zone', 'kind', 'title', 'instructor', 'studio', 'minutes']

// Spreadsheets run a cell that starts with one of these as a formula, also after blanks.
const formulaStart = /^\s*[=+\-@\t\r|]/

/** A cell by RFC 4180; a text that a spreadsheet would run starts with an apostrophe. */
function toCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What was taken as CSV with a byte order mark, by which spreadsheets recognize UTF-8. */
export function toActivityCsv(
  taken: readonly DatedTaken[],
  { instructors }: Pick<Lookups, 'instructors'>,
  timeZone: string,
): string {
  const rows = taken.map((one) => {
    const instructor = one.instructorId === null ? undefined : instructors.get(one.instructorId)
    return [
      one.date,
      localTime(one.at, timeZone),
      timeZone,
      one.kind,
      one.title,
      instructor ? `${instructor.firstName} ${instructor.lastName}` : (one.instructorName ?? ''),
      one.studioName ?? '',
      String(one.minutes),
    ]
  })
  return `\uFEFF${[columns, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}
