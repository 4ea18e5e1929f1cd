import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandStrip } from '@/components/catalogue/brand-strip'
import { SLIDE_SIZES } from '@/components/catalogue/card-sizes'
import { continueTexts } from '@/components/catalogue/continue-texts'
import { ContinueWatching } from '@/components/catalogue/continue-watching'
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
import { cachedNextLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedHomepageOffers } from '@/lib/api/cached/offers'
import { cachedVideos } from '@/lib/api/cached/videos'
import { currentBrand } from '@/lib/brand/current-brand'
import { currentPlace, pageLinks } from '@/lib/routing/page-links'
import { describePage } from '@/lib/seo/describe-page'

/** How many videos a row of home holds. */
const ROW = 12

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.home')
  return describePage('home', { description: t('lead') })
}

export default async function HomePage() {
  const [place, brand] = await Promise.all([currentPlace(), currentBrand()])
  const { locale } = place
  const [live, offers, newest, popular, short, t, to, booked, begun] = await Promise.all([
    cachedNextLiveClasses(locale, brand.id),
    cachedHomepageOffers(locale, { brandId: brand.id, perPage: ROW }),
    cachedVideos(locale, { brandId: brand.id, perPage: ROW }),
    cachedVideos(locale, { brandId: brand.id, sort: 'popular', perPage: ROW }),
    cachedVideos(locale, { brandId: brand.id, durationMax: 15, perPage: ROW }),
    getTranslations('catalogue.home'),
    pageLinks(),
    nextBookingTexts(),
    continueTexts(),
  ])
  const [hero] = popular.ok ? popular.data.data : []

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
          <LiveNext classes={live} />
          <PromoRow offers={offers} sizes={SLIDE_SIZES} />
          <VideoRow title={t('newest')} seeAll={to('workouts')} videos={newest} />
          <VideoRow
            title={t('popular')}
            seeAll={to('workouts', { sort: 'popular' })}
            videos={popular}
          />
          <BrandStrip />
          <VideoRow
            title={t('short')}
            seeAll={to('workouts', { duration: '0-15' })}
            videos={short}
          />
        </div>
      </Screen>
      <SupportChat />
    </>
  )
}
