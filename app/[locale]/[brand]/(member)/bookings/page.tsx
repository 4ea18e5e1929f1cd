import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Screen } from '@/components/layout/screen'
import { Bookings } from '@/components/schedule/bookings'
import { bookingsTexts } from '@/components/schedule/bookings-texts'
import { BookingsSection } from '@/components/schedule/bookings.styles'
import { currentPlace } from '@/lib/routing/page-links'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('booking')
  return describePage('bookings', { title: t('title') })
}

export default async function BookingsPage() {
  const [place, t, texts] = await Promise.all([
    currentPlace(),
    getTranslations('booking'),
    bookingsTexts(),
  ])
  return (
    <Screen name="bookings">
      <h1>{t('title')}</h1>
      <BookingsSection>
        <Bookings label={t('title')} place={place} texts={texts} />
      </BookingsSection>
    </Screen>
  )
}
