import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Attachment } from './mail-content'

type ClassEvent = {
  id: number
  title: string
  description: string
  instructor: string
  startsAt: Date
  endsAt: Date
  /** The page on which the class is held. */
  url: string
  now: Date
}

/** A class as a file that every calendar reads (RFC 5545). */
export function classCalendarFile(event: ClassEvent): Attachment {
  const { hostname } = new URL(event.url)
  const calendar = ical({
    prodId: { company: 'X+', product: 'Live classes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `live-class-${event.id}@${hostname}`,
        stamp: event.now,
        start: event.startsAt,
        end: event.endsAt,
        summary: event.title,
        description: [event.instructor, event.description].filter(Boolean).join('\n\n'),
        location: event.url,
        url: event.url,
      },
    ],
  })
  return {
    filename: `class-${event.id}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  }
}
