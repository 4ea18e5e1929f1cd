import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { continueTexts } from '@/components/catalogue/continue-texts'
import { ContinueWatching } from '@/components/catalogue/continue-watching'
import { HomeHero } from '@/components/catalogue/home-hero'
import { Screen } from '@/components/layout/screen'
import { SiteData } from '@/components/runtime/structured-data'
import { PastDue } from '@/components/membership/past-due'
import { SupportChat } from '@/components/layout/support-chat'
import { NextBooking } from '@/components/booking/next-booking'
import { nextBookingTexts } from '@/components/booking/booking-texts'
import { NextBookingFrame } from '@/components/booking/bookings.styles'
import { brandLooks } from '@/lib/brand/brand-looks'
import { currentBrand, currentPageContext } from '@/lib/routing/current-page'
import { loadHome } from '@/lib/catalogue/load-home'
import { describePage } from '@/lib/seo/describe-page'
import { HomeMissing, HomeRow } from './home-row'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.home')
  return describePage('home', { description: t('lead') })
}

export default async function HomePage() {
  const [context, brand] = await Promise.all([currentPageContext(), currentBrand()])
  const [loaded, booked, begun] = await Promise.all([
    loadHome(context.locale, brand.id),
    nextBookingTexts(),
    continueTexts(),
  ])
  const { rows, spotlight } = brandLooks[brand.key]
  const hasAny = Object.values(loaded).some(({ ok }) => ok)

  return (
    <>
      <Screen name="home" width="full">
        <SiteData />
        <HomeHero />
        <div className="ui-wrap ui-stack ui-below">
          <PastDue />
          <NextBookingFrame>
            <NextBooking context={context} texts={booked} />
          </NextBookingFrame>
          <ContinueWatching context={context} texts={begun} />
          {!hasAny && <HomeMissing />}
          {rows
            .filter((row) => hasAny || row === 'brands')
            .map((row) => (
              <HomeRow key={row} row={row} large={row === spotlight} loaded={loaded} />
            ))}
        </div>
      </Screen>
      <SupportChat />
    </>
  )
}
