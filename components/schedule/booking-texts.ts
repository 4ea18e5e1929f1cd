import { getTranslations } from 'next-intl/server'
import type { LeadModalTexts } from '@/components/ui/modal/lead-modal'
import type { Plural } from '@/lib/locale/fill'

export interface BookingTexts {
  book: string
  /** With `{title}`: the same for screen readers, who hear many buttons. */
  bookTitle: string
  join: string
  joinTitle: string
  full: string
  booked: string
  started: string
  ended: string
  spots: Plural
  cancel: string
  cancelTitle: string
  cancelQuestion: string
  keep: string
  close: string
  bookedToast: string
  cancelledToast: string
  bookError: string
  bookUnconfirmed: string
  cancelError: string
  cancelUnconfirmed: string
  forbidden: string
  subscribeModal: LeadModalTexts
}

/** Everything that booking says, in the language of the page. */
export async function bookingTexts(): Promise<BookingTexts> {
  const t = await getTranslations('booking')
  return {
    book: t('book'),
    bookTitle: t.raw('bookTitle'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    full: t('full'),
    booked: t('booked'),
    started: t('started'),
    ended: t('ended'),
    spots: t.raw('spots'),
    cancel: t('cancel'),
    cancelTitle: t.raw('cancelTitle'),
    cancelQuestion: t('cancelQuestion'),
    keep: t('keep'),
    close: t('close'),
    bookedToast: t('bookedToast'),
    cancelledToast: t('cancelledToast'),
    bookError: t('bookError'),
    bookUnconfirmed: t('bookUnconfirmed'),
    cancelError: t('cancelError'),
    cancelUnconfirmed: t('cancelUnconfirmed'),
    forbidden: t('forbidden'),
    subscribeModal: {
      title: t('subscribeTitle'),
      stay: t('notNow'),
      go: t('seePlans'),
      close: t('close'),
    },
  }
}
