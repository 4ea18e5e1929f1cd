import { getTranslations } from 'next-intl/server'

/** The texts of waitlists. */
export interface WaitlistTexts {
  join: string
  /** With `{title}`. */
  joinTitle: string
  how: string
  /** With `{position}`. */
  position: string
  leave: string
  /** With `{title}`. */
  leaveTitle: string
  lastMoment: string
  lastMomentHint: string
  /** With `{time}`. */
  until: string
  untilStart: string
  joinedToast: string
  leftToast: string
  changedToast: string
  failed: string
  unconfirmed: string
}

/** The texts of waitlists in the page's language. */
export async function waitlistTexts(): Promise<WaitlistTexts> {
  const t = await getTranslations('booking.waitlist')
  return {
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    how: t('how'),
    position: t.raw('position'),
    leave: t('leave'),
    leaveTitle: t.raw('leaveTitle'),
    lastMoment: t('lastMoment'),
    lastMomentHint: t('lastMomentHint'),
    until: t.raw('until'),
    untilStart: t.raw('untilStart'),
    joinedToast: t('joinedToast'),
    leftToast: t('leftToast'),
    changedToast: t('changedToast'),
    failed: t('failed'),
    unconfirmed: t('unconfirmed'),
  }
}
