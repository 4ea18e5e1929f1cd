import { getTranslations } from 'next-intl/server'
import { BrandStrip } from '@/components/catalogue/brand-strip'
import { HomeHero } from '@/components/catalogue/home-hero'
import { VideoRow } from '@/components/catalogue/video-row'
import { Screen } from '@/components/layout/screen'
import { cachedVideos } from '@/lib/api/cached/videos'
import { currentBrand } from '@/lib/brand/current-brand'
import { currentLocale } from '@/lib/locale/current-locale'
import { pageLinks } from '@/lib/routing/page-links'

/** How many videos a row of home holds. */
const ROW = 12

export default async function HomePage() {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const [newest, popular, short, t, to] = await Promise.all([
    cachedVideos(locale, { brandId: brand.id, perPage: ROW }),
    cachedVideos(locale, { brandId: brand.id, sort: 'popular', perPage: ROW }),
    cachedVideos(locale, { brandId: brand.id, durationMax: 15, perPage: ROW }),
    getTranslations('catalogue.home'),
    pageLinks(),
  ])
  const [hero] = popular.ok ? popular.data.data : []

  return (
    <Screen name="home" width="full">
      <HomeHero video={hero} />
      <div className="ui-wrap ui-stack ui-below">
        <VideoRow title={t('newest')} seeAll={to('workouts')} videos={newest} />
        <VideoRow
          title={t('popular')}
          seeAll={to('workouts', { sort: 'popular' })}
          videos={popular}
        />
        <BrandStrip />
        <VideoRow title={t('short')} seeAll={to('workouts', { duration: '0-15' })} videos={short} />
      </div>
    </Screen>
  )
}
