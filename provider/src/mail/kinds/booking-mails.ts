import { and, eq } from 'drizzle-orm'
import { waitlistEntries } from '../../db/schema/bookings'
import type { Compose } from '../compose'
import { classMail, findBooking, findClass, spotMail } from './class-mail'

export const composeBookingConfirmed: Compose<'booking_confirmed'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  if (found?.status !== 'booked' || found.liveClass.endsAt <= context.now) return 'never'
  const texts = { subject: 'booked_subject', before: ['booked'] } as const
  return { content: spotMail(context, found, texts), list: 'bookings' }
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

export const composeWaitlistPromoted: Compose<'waitlist_promoted'> = async (context, request) => {
  const found = await findBooking(context, request.bookingId)
  if (found?.status !== 'booked' || found.liveClass.endsAt <= context.now) return 'never'
  const texts = { subject: 'promoted_subject', before: ['promoted', 'promoted_give_back'] } as const
  return { content: spotMail(context, found, texts) }
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
