import { and, eq } from 'drizzle-orm'
import { bookings } from '../../db/schema/bookings'
import { instructors } from '../../db/schema/catalogue'
import { liveClasses } from '../../db/schema/live-classes'
import { classTimes } from '../../live-classes/class-times'
import type { MessageCode } from '../../texts/message'
import { classCalendarFile } from '../class-calendar-file'
import type { MailContext } from '../compose'
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

/** A class with its instructor. */
export async function findClass(
  { tx }: MailContext,
  id: number,
): Promise<ClassSubject | undefined> {
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
export async function findBooking(context: MailContext, id: number) {
  const [booking] = await context.tx
    .select({ liveClassId: bookings.liveClassId, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, context.recipient.id)))
  const found = booking && (await findClass(context, booking.liveClassId))
  return found && { ...found, status: booking.status }
}

/** The page of a class, from the start of the site. */
export const classPage = ({ id }: ClassRow) => `/live-class-detail?id=${id}`

type Words = {
  subject: MessageCode
  before: readonly MessageCode[]
  action: MessageCode
  page: string
  after?: string[]
  values?: Record<string, string>
  hasFile?: boolean
}

/** A mail about a class: when it is, with whom, and what `words` say. */
export function classMail(
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
export function spotMail(
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
