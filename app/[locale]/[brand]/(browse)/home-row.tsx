import { getTranslations } from 'next-intl/server'
import { BrandStrip } from '@/components/catalogue/brand-strip'
import { SLIDE_SIZES } from '@/components/catalogue/card-sizes'
import { GroupRow, VideoRow } from '@/components/catalogue/card-rows'
import { VideoSpotlight } from '@/components/catalogue/video-spotlight'
import { PromoRow } from '@/components/offers/promo-row'
import { LiveNext } from '@/components/schedule/live-next'
import type { HomeRow as Row } from '@/lib/brand/brand-traits'
import type { loadHome } from '@/lib/catalogue/load-home'
import { pageLinks } from '@/lib/routing/current-page'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { ErrorState } from '@/components/ui/state/error-state'
import { RetryButton } from '@/components/ui/state/retry-button'

interface HomeRowProps {
  row: Row
  /** Whether its videos are shown as one large picture and a few small ones. */
  large: boolean
  loaded: Awaited<ReturnType<typeof loadHome>>
}

/** Filters of the full list that a row of videos links to. */
const wholeList = {
  newest: {},
  popular: { sort: 'popular' },
  short: { duration: '0-14' },
} as const

export async function HomeRow({ row, large, loaded }: HomeRowProps) {
  const [t, to] = await Promise.all([getTranslations('catalogue.home'), pageLinks()])
  switch (row) {
    case 'live':
      return <LiveNext classes={loaded.live} />
    case 'offers':
      return <PromoRow offers={loaded.offers} sizes={SLIDE_SIZES} />
    case 'brands':
      return <BrandStrip />
    case 'collections':
    case 'programs':
      return <GroupRow title={t(row)} seeAll={to(row)} groups={loaded[row]} />
    default: {
      const Videos = large ? VideoSpotlight : VideoRow
      return <Videos title={t(row)} seeAll={to('workouts', wholeList[row])} videos={loaded[row]} />
    }
  }
}

/** Replaces the rows of the home page when none of them could be loaded. */
export async function HomeMissing() {
  const [t, errors] = await Promise.all([
    getTranslations('catalogue.home'),
    getTranslations('errors'),
  ])
  return (
    <div>
      <ResponseStatus status={503} />
      <ErrorState title={t('errorTitle')} action={<RetryButton label={errors('retry')} />}>
        {errors('unavailableText')}
      </ErrorState>
    </div>
  )
}
