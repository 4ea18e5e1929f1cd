import { getTranslations } from 'next-intl/server'

export interface NextBookingTexts {
  title: string
  live: string
  join: string
  /** With `{title}`. */
  joinTitle: string
  all: string
  errorText: string
  retry: string
}

/** What the strip of one's next class says, in the language of the page. */
export async function nextBookingTexts(): Promise<NextBookingTexts> {
  const [t, schedule] = await Promise.all([getTranslations('booking'), getTranslations('schedule')])
  return {
    title: t('nextTitle'),
    live: schedule('live'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    all: t('all'),
    errorText: t('nextError'),
    retry: t('retry'),
  }
}
