import type { LiveClass } from '@/lib/api/live-classes'
import { providerNow } from '@/lib/time/provider-clock'
import { fill } from '@/lib/locale/fill'
import { sharedAddress } from '@/lib/share/shared-address'

/** The data of a calendar entry for a class. */
export interface CalendarEvent {
  id: string
  title: string
  /** ISO time. */
  start: string
  minutes: number
  description: string
  /** URL of the page on which the class is held. */
  url: string
}

/** Maximum length of a line in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75

// Written here because the packages that run on Node 20 add 6 to 23 KB to the browser and do not
// escape a lone carriage return, which ends a line of the file.
/** A class as a file that every calendar reads (RFC 5545). `now` is when it was made. @internal */
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

/** Formats a time as `20260304T100000Z`. */
function utcTime(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}

/**
 * Escapes text for a property value: line breaks become `\n` and control characters are removed
 * (3.3.11).
 *
 * @internal
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Folds a long line between characters; continuation lines begin with a space (3.1). @internal */
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

/**
 * Saves a class, which is held on this page, as a calendar file. `byWhom` is a text with `{name}`.
 * Browser only.
 */
export function saveCalendarFile(liveClass: LiveClass, byWhom: string): void {
  const { id, sessionTitle: title, startDateTime, sessionLength, instructor } = liveClass
  const teacher = fill(byWhom, { name: `${instructor.firstName} ${instructor.lastName}` })
  const text = calendarFile(
    {
      id: `live-class-${id}@${window.location.hostname}`,
      title,
      start: startDateTime,
      minutes: sessionLength,
      description: [teacher, liveClass.description].filter(Boolean).join('\n\n'),
      url: sharedAddress(window.location.href),
    },
    providerNow(),
  )
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `live-class-${id}.ics`
  link.click()
  // The URL is revoked later because the browser must have started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
