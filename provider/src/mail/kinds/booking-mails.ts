import { and, eq } from 'drizzle-orm'
import { bookings, waitlistEntries } from '../../db/schema/bookings'
import { instructors } from '../../db/schema/catalogue'
import { liveClasses } from '../../db/schema/live-classes'
import { classTimes } from '../../live-classes/class-times'
import type { MessageCode } from '../../texts/message'
import { addMs, hourMs } from '../../time'
import { classCalendarFile } from '../class-calendar-file'
import type { Compose, MailContext } from '../compose'
import type { MailContent } from '../mail-content'

type ClassRow = Pick<
  typeof liveClasses.$inferSelect,
  'id' | 'title' | 'description' | 'timeZone' | 'startsAt' | 'endsAt' | 'cancelledAt'
>
type ClassSubject = { liveClass: ClassRow; instructor: string }

const classColumns = {
  id: liveClasses.id,
  title: liveClasses.title,
  description: liveClasses.description,
  timeZone: liveClasses.timeZone,
  startsAt: liveClasses.startsAt,
  endsAt: liveClasses.endsAt,
  cancelledAt: liveClasses.cancelledAt,
}

async function findClass({ tx }: MailContext, id: number): Promise<ClassSubject | undefined> {
  const [found] = await tx
    .select({ ...classColumns, first: instructors.firstName, last: instructors.lastName })
    .from(liveClasses)
    .innerJoin(instructors, eq(instructors.id, liveClasses.instructorId))
    .where(eq(liveClasses.id, id))
  if (!found) return undefined
  const { first, last, ...liveClass } = found
  return { liveClass, instructor: `${first} ${last}` }
}

/** The recipient's booking with its class. */
async function findBooking(context: MailContext, id: number) {
  const [booking] = await context.tx
    .select({ liveClassId: bookings.liveClassId, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, context.recipient.id)))
  const found = booking && (await findClass(context, booking.liveClassId))
  return found && { ...found, status: booking.status }
}

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

const classPage = ({ id }: ClassRow) => `/live-class-detail?id=${id}`

type Words = {
  subject: MessageCode
  before: readonly MessageCode[]
  action: MessageCode
  page: string
  after?: string[]
  values?: Record<string, string>
  hasFile?: boolean
}

function classMail(
  context: MailContext,
  { liveClass, instructor }: ClassSubject,
  words: Words,
): MailContent {
  const { translator, format, recipient, site } = context
  const { tag, translate } = translator
  const when = format.time(liveClass.startsAt, liveClass.timeZone)
  const values = { title: liveClass.title, when, ...words.values }
  const file = words.hasFile && {
    attachments: [
      classCalendarFile({
        ...liveClass,
        instructor,
        url: site + classPage(liveClass),
        now: context.now,
      }),
    ],
  }
  return {
    lang: tag,
    subject: translate(words.subject, values),
    greeting: translate('mail_hello_name', { firstName: recipient.firstName }),
    before: words.before.map((code) => translate(code, values)),
    facts: [
      { label: translate('mail_fact_when'), value: when },
      { label: translate('mail_fact_instructor'), value: instructor },
    ],
    action: { label: translate(words.action), url: site + words.page },
    after: words.after ?? [],
    reason: translate('mail_reason_bookings'),
    ...file,
  }
}

/** What a member needs to know about a spot that they have. */
function spotMail(
  context: MailContext,
  found: ClassSubject,
  texts: Pick<Words, 'subject' | 'before'>,
): MailContent {
  const { translate } = context.translator
  const { joinFrom, cancellableUntil } = classTimes(found.liveClass)
  const at = (moment: Date) => context.format.clock(moment, found.liveClass.timeZone)
  return classMail(context, found, {
    ...texts,
    action: 'booking_see',
    page: classPage(found.liveClass),
    after: [
      translate('booking_enter', { from: at(joinFrom) }),
      translate('booking_cancel_until', { until: at(cancellableUntil) }),
      translate('booking_file'),
    ],
    hasFile: true,
  })
}

export const composeBookingConfirmed: Compose<'booking_confirmed'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  if (found?.status !== 'booked' || found.liveClass.endsAt <= context.now) return 'never'
  const texts = { subject: 'booked_subject', before: ['booked'] } as const
  return { content: spotMail(context, found, texts), list: 'bookings' }
}

export const composeWaitlistPromoted: Compose<'waitlist_promoted'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  if (found?.status !== 'booked' || found.liveClass.endsAt <= context.now) return 'never'
  const texts = { subject: 'promoted_subject', before: ['promoted', 'promoted_give_back'] } as const
  return { content: spotMail(context, found, texts) }
}

export const composeBookingCancelled: Compose<'booking_cancelled'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  if (found?.status !== 'cancelled' || found.liveClass.cancelledAt) return 'never'
  const content = classMail(context, found, {
    subject: 'booking_cancelled_subject',
    before: ['booking_cancelled'],
    action: 'booking_find_another',
    page: '/schedule',
  })
  return { content, list: 'bookings' }
}

export const composeWaitlistExpired: Compose<'waitlist_expired'> = async (context, request) => {
  const [entry] = await context.tx
    .select({ liveClassId: waitlistEntries.liveClassId, status: waitlistEntries.status })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.id, request.waitlistEntryId),
        eq(waitlistEntries.userId, context.recipient.id),
      ),
    )
  const found = entry && (await findClass(context, entry.liveClassId))
  if (entry?.status !== 'expired' || !found) return 'never'
  const content = classMail(context, found, {
    subject: 'waitlist_expired_subject',
    before: ['waitlist_expired'],
    action: 'booking_find_another',
    page: '/schedule',
  })
  return { content, list: 'bookings' }
}

/** How long before a class its changes are sent in spite of quiet hours. */
const noticeMs = 3 * hourMs

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
