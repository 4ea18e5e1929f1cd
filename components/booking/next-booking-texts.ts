import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { currentDateLocale } from '@/lib/locale/current-date-words'
import type { DateLocale } from '@/lib/locale/date-words'
import type { CountdownTexts } from '@/lib/schedule/countdown'

export interface NextBookingTexts {
  title: string
  live: string
  join: string
  /** With `{title}`. */
  joinTitle: string
  all: string
  errorText: string
  retry: string
  in: CountdownTexts
  dates: DateLocale
  /** The language of the catalogue's own words, where it is not the page's. */
  lang?: string
}

/** What the strip of one's next class says, in the language of the page. */
export async function nextBookingTexts(): Promise<NextBookingTexts> {
  const [t, schedule, common, dates, lang] = await Promise.all([
    getTranslations('booking'),
    getTranslations('schedule'),
    getTranslations('common'),
    currentDateLocale(),
    currentCatalogueLang(),
  ])
  return {
    title: t('nextTitle'),
    live: schedule('live'),
    join: t('join'),
    joinTitle: t.raw('joinTitle'),
    all: t('all'),
    errorText: t('nextError'),
    retry: t('retry'),
    in: common.raw('in'),
    dates,
    ...lang,
  }
}
