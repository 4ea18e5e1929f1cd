import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandStrip } from '@/components/catalogue/brand-strip'
import { SLIDE_SIZES } from '@/components/catalogue/card-sizes'
import { continueTexts } from '@/components/catalogue/continue-texts'
import { ContinueWatching } from '@/components/catalogue/continue-watching'
import { GroupRow } from '@/components/catalogue/group-row'
import { HomeHero } from '@/components/catalogue/home-hero'
import { VideoRow } from '@/components/catalogue/video-row'
import { PromoRow } from '@/components/offers/promo-row'
import { Screen } from '@/components/layout/screen'
import { SiteData } from '@/components/layout/site-data'
import { SupportChat } from '@/components/layout/support-chat'
import { LiveNext } from '@/components/schedule/live-next'
import { NextBooking } from '@/components/schedule/next-booking'
import { nextBookingTexts } from '@/components/schedule/next-booking-texts'
import { NextBookingFrame } from '@/components/schedule/next-booking.styles'
import { currentBrand } from '@/lib/brand/current-brand'
import { loadHome } from '@/lib/catalogue/load-home'
import { currentPlace, pageLinks } from '@/lib/routing/page-links'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.home')
  return describePage('home', { description: t('lead') })
}

export default async function HomePage() {
  const [place, brand] = await Promise.all([currentPlace(), currentBrand()])
  const [rows, t, to, booked, begun] = await Promise.all([
    loadHome(place.locale, brand.id),
    getTranslations('catalogue.home'),
    pageLinks(),
    nextBookingTexts(),
    continueTexts(),
  ])
  const [hero] = rows.popular.ok ? rows.popular.data.data : []

  return (
    <>
      <Screen name="home" width="full">
        <SiteData />
        <HomeHero video={hero} />
        <div className="ui-wrap ui-stack ui-below">
          <NextBookingFrame>
            <NextBooking place={place} texts={booked} />
          </NextBookingFrame>
          <ContinueWatching place={place} texts={begun} />
          <LiveNext classes={rows.live} />
          <PromoRow offers={rows.offers} sizes={SLIDE_SIZES} />
          <VideoRow title={t('newest')} seeAll={to('workouts')} videos={rows.newest} />
          <VideoRow
            title={t('popular')}
            seeAll={to('workouts', { sort: 'popular' })}
            videos={rows.popular}
          />
          <GroupRow title={t('collections')} seeAll={to('collections')} groups={rows.collections} />
          <BrandStrip />
          <GroupRow title={t('programs')} seeAll={to('programs')} groups={rows.programs} />
          <VideoRow
            title={t('short')}
            seeAll={to('workouts', { duration: '0-15' })}
            videos={rows.short}
          />
        </div>
      </Screen>
      <SupportChat />
    </>
  )
}
