import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Screen } from '@/components/layout/screen'
import { Bookings } from '@/components/booking/bookings-list'
import { CalendarFeed } from '@/components/booking/calendar-feed'
import { CalendarFeedFrame } from '@/components/booking/calendar-feed.styles'
import { bookingsTexts, calendarFeedTexts } from '@/components/booking/bookings-texts'
import { BookingsSection } from '@/components/booking/bookings.styles'
import { currentPageContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('booking')
  return describePage('bookings', { title: t('title') })
}

export default async function BookingsPage() {
  const [context, t, texts, feed] = await Promise.all([
    currentPageContext(),
    getTranslations('booking'),
    bookingsTexts(),
    calendarFeedTexts(),
  ])
  return (
    <Screen name="bookings">
      <h1>{t('title')}</h1>
      <BookingsSection>
        <Bookings label={t('title')} context={context} texts={texts} />
      </BookingsSection>
      <CalendarFeedFrame>
        <CalendarFeed texts={feed} />
      </CalendarFeedFrame>
    </Screen>
  )
}
