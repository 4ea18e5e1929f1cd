import { and, asc, eq, gt, or } from 'drizzle-orm'
import ical, { ICalEventStatus } from 'ical-generator'
import { bookings } from '../db/schema/bookings'
import { instructors } from '../db/schema/catalogue'
import { liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { addMs, dayMs, hourMs } from '../time'

/** How long classes stay in the calendar after they have ended. */
const keptMs = 90 * dayMs

async function findEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number) {
  return db
    .select({
      id: liveClasses.id,
      title: liveClasses.title,
      description: liveClasses.description,
      firstName: instructors.firstName,
      lastName: instructors.lastName,
      startsAt: liveClasses.startsAt,
      endsAt: liveClasses.endsAt,
      cancelledAt: liveClasses.cancelledAt,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .innerJoin(instructors, eq(instructors.id, liveClasses.instructorId))
    .where(
      and(
        eq(bookings.userId, userId),
        gt(liveClasses.endsAt, addMs(clock.now(), -keptMs)),
        or(eq(bookings.status, 'booked'), eq(bookings.cancelledAt, liveClasses.cancelledAt)),
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
}

/** A text in a calendar file: a lone carriage return would end its line. */
const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/**
 * A user's booked classes as a calendar (RFC 5545). Those that the studio called off are in it as
 * cancelled. The same bookings make the same text.
 */
export async function bookingCalendar(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: number,
): Promise<string> {
  const { webUrl } = deps.env
  const { hostname } = new URL(webUrl)
  const events = (await findEvents(deps, userId)).map((event) => {
    const url = `${webUrl}/live-class-detail?id=${event.id}`
    return {
      id: `live-class-${event.id}@${hostname}`,
      stamp: event.cancelledAt ?? event.createdAt,
      start: event.startsAt,
      end: event.endsAt,
      summary: plain(event.title),
      description: plain(`${event.firstName} ${event.lastName}\n\n${event.description}`),
      location: url,
      url,
      status: event.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    }
  })
  const calendar = ical({
    name: 'X+',
    prodId: { company: 'X+', product: 'Live classes', language: 'EN' },
    ttl: hourMs / 1000,
    events,
  })
  return calendar.toString()
}
