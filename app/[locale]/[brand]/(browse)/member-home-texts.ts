import { getTranslations } from 'next-intl/server'
import { weekTexts } from '@/components/activity/activity-texts'
import { nextBookingTexts } from '@/components/booking/booking-texts'
import { continueTexts } from '@/components/catalogue/continue-texts'
import { recommendedTexts } from '@/components/catalogue/recommended/recommended-texts'
import { pastDueTexts } from '@/components/membership/past-due-texts'
import { currentDateLocale } from '@/lib/locale/current-date-locale'

/** The texts of the member's part of the home page in the page's language. */
export async function memberHomeTexts() {
  const [t, common, dates, week, booked, begun, recommended, pastDue] = await Promise.all([
    getTranslations('home.member'),
    getTranslations('common'),
    currentDateLocale(),
    weekTexts(),
    nextBookingTexts(),
    continueTexts(),
    recommendedTexts(),
    pastDueTexts(),
  ])
  const errorText = t('error')
  const retry = common('retry')
  return {
    errorText,
    retryLabel: retry,
    texts: {
      pastDue,
      greetings: {
        morning: t.raw('morning'),
        afternoon: t.raw('afternoon'),
        evening: t.raw('evening'),
        welcome: t('welcome'),
      },
      line: {
        trial: t.raw('trial'),
        toPlan: t('toPlan'),
        noPlan: t('noPlan'),
        toPlans: t('toPlans'),
        dates,
      },
      booked,
      begun,
      recommended,
      week: { ...week, all: t('all'), errorText: t('weekError'), retry },
    },
  }
}
