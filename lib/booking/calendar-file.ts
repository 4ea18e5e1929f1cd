/** What a calendar keeps of a class. */
export interface CalendarEvent {
  id: string
  title: string
  /** ISO time. */
  start: string
  minutes: number
  description: string
  /** The page that it is held on. */
  url: string
}

/** How many bytes a line may have (RFC 5545, 3.1). */
const LINE_BYTES = 75

// The packages for it that run on Node 20 are 6 to 23 KB for a browser, and let through a lone carriage
// return, which ends a line of the file.
/** A class as a file that every calendar reads (RFC 5545). `now` is when it was made. */
export function calendarFile(event: CalendarEvent, now: number): string {
  const start = Date.parse(event.start)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//X+//Live classes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(start + event.minutes * 60_000)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.url)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `20260304T100000Z`. */
function utcTime(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}

/**
 * Text as a value: line breaks are written out, and no character stands for another (3.3.11).
 *
 * @internal
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Breaks a long line between characters; a blank begins what goes on (3.1). @internal */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let room = LINE_BYTES
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (bytes > room) {
      folded += '\r\n '
      room = LINE_BYTES - 1
    }
    folded += character
    room -= bytes
  }
  return folded
}
