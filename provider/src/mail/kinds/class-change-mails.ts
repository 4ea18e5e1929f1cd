import { and, eq } from 'drizzle-orm'
import { bookings, waitlistEntries } from '../../db/schema/bookings'
import { addMs, hourMs } from '../../time'
import type { Compose, MailContext } from '../compose'
import { classMail, classPage, findBooking, findClass } from './class-mail'

/** How long before a class its changes are sent in spite of quiet hours. */
const noticeMs = 3 * hourMs

/** Whether the recipient has a spot in the class or waits for one. */
async function isConcerned({ tx, recipient }: MailContext, classId: number) {
  const booked = await tx.$count(
    bookings,
    and(
      eq(bookings.liveClassId, classId),
      eq(bookings.userId, recipient.id),
      eq(bookings.status, 'booked'),
    ),
  )
  if (booked > 0) return true
  const waiting = and(
    eq(waitlistEntries.liveClassId, classId),
    eq(waitlistEntries.userId, recipient.id),
    eq(waitlistEntries.status, 'waiting'),
  )
  return (await tx.$count(waitlistEntries, waiting)) > 0
}

export const composeClassCancelled: Compose<'class_cancelled'> = async (context, request) => {
  const found = await findClass(context, request.liveClassId)
  if (!found?.liveClass.cancelledAt) return 'never'
  const content = classMail(context, found, {
    subject: 'class_cancelled_subject',
    before: ['class_cancelled'],
    action: 'booking_find_another',
    page: '/schedule',
  })
  return { content, sendBy: addMs(found.liveClass.startsAt, -noticeMs) }
}

export const composeClassChanged: Compose<'class_changed'> = async (context, request) => {
  const found = await findClass(context, request.liveClassId)
  if (!found || found.liveClass.cancelledAt || found.liveClass.endsAt <= context.now) return 'never'
  if (!(await isConcerned(context, request.liveClassId))) return 'never'
  const { timeZone, startsAt } = found.liveClass
  const content = classMail(context, found, {
    subject: 'class_changed_subject',
    before: ['class_changed', 'class_changed_cancel'],
    action: 'booking_see',
    page: classPage(found.liveClass),
    values: { from: context.format.time(new Date(request.from), timeZone) },
    hasFile: true,
  })
  return { content, sendBy: addMs(startsAt, -noticeMs) }
}

export const composeBookingDisplaced: Compose<'booking_displaced'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  const moved = await findClass(context, request.movedClassId)
  if (found?.status !== 'cancelled' || !moved) return 'never'
  const { startsAt, timeZone, title } = moved.liveClass
  const content = classMail(context, found, {
    subject: 'booking_displaced_subject',
    before: ['booking_displaced'],
    action: 'booking_find_another',
    page: '/schedule',
    values: { moved: title, to: context.format.time(startsAt, timeZone) },
  })
  return { content, sendBy: addMs(found.liveClass.startsAt, -noticeMs) }
}
