import type { Deps } from '../deps'
import { notFound } from '../http/errors'
import { JOIN_AFTER_START_MINUTES } from '../live-classes/class-times'
import { subscriptionRequired } from '../subscription-required'
import { type Message, messageWith } from '../texts/message'
import type { Translator } from '../texts/translator'
import { type BookingRejection, checkBookable } from './book'

export const rejectionMessages: Record<BookingRejection, Message> = {
  cancelled: 'class_called_off',
  ended: 'class_ended',
  late: messageWith('class_join_too_late', { minutes: JOIN_AFTER_START_MINUTES }),
  booked: 'class_already_booked',
  overlap: 'class_overlaps',
  full: 'class_full',
}

/**
 * Why a class cannot be booked, or null. Throws 404 for an unknown class and 403 when no
 * entitlement of the user covers its brand.
 */
export async function requireBookable(
  deps: Deps,
  translator: Translator,
  userId: number,
  classId: number,
): Promise<BookingRejection | null> {
  const found = await checkBookable(deps.db, userId, classId, deps.clock.now())
  if (!found) throw notFound()
  if (!found.entitled)
    throw await subscriptionRequired(deps, translator, { userId, brandId: found.brandId })
  return found.rejection
}
