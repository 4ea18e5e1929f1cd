import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClassInside } from '@/components/catalogue/class-inside'
import { MemberRecommended } from '@/components/catalogue/recommended/member-recommended'
import { RecommendedSkeleton } from '@/components/catalogue/recommended/recommended-skeleton'
import { recommendedTexts } from '@/components/catalogue/recommended/recommended-texts'
import { VideoFacts } from '@/components/catalogue/video-facts'
import { VideoRow } from '@/components/catalogue/card-rows'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { ShareButton } from '@/components/layout/share-button'
import { shareTexts } from '@/components/layout/share-texts'
import { StructuredData } from '@/components/runtime/structured-data'
import { Stage } from '@/components/player/stage.styles'
import { WatchStage } from '@/components/player/watch-stage'
import { watchTexts } from '@/components/player/stage-texts'
import { NextLive } from '@/components/schedule/next-live'
import { BelowFold } from '@/components/ui/below-fold'
import { Picture } from '@/components/ui/picture'
import { cachedRelatedVideos, cachedVideo } from '@/lib/api/cached/catalogue'
import { itemsOf } from '@/lib/api/cached/loadable'
import {
  currentBrand,
  currentLocale,
  currentPageContext,
  pageLinks,
  pageUrls,
} from '@/lib/routing/current-page'
import { linksFrom } from '@/lib/routing/links'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { pendingActionParam } from '@/lib/flow/pending-action'
import { entryPath, loadEntryOffer, soldFor } from '@/lib/plans/entry-offer'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeVideo } from '@/lib/seo/describe-entity'
import { videoObject } from '@/lib/seo/structured/lessons'
import { trackedVideo } from '@/lib/tracking/events'

type Props = PageProps<'/[locale]/[brand]/video-detail/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const video = await cachedVideo(locale, id)
  return video.ok ? describeVideo(video.data) : describeFailure(video.reason)
}

export default async function VideoDetailPage({ params }: Props) {
  const [locale, brand, { id }] = await Promise.all([currentLocale(), currentBrand(), params])
  const [video, related, t, share, recommended, to, { origin, absolute }] = await Promise.all([
    cachedVideo(locale, id),
    cachedRelatedVideos(locale, id),
    getTranslations('catalogue.detail'),
    shareTexts(),
    recommendedTexts(),
    pageLinks(),
    pageUrls(),
  ])
  if (!video.ok) {
    return video.reason === 'missing' ? <NotFoundScreen /> : <Unavailable screen="video-detail" />
  }

  const { title, free, durationSeconds, thumbnailUrl, placeholder, brandData } = video.data
  const context = { locale, brand: brand.key }
  const sold = soldFor(brand, brandData)
  const offer = await loadEntryOffer(locale, sold)
  const texts = await watchTexts(offer, video.data.preview)
  const here = to('video-detail', { id })
  const { instructor, nextLiveClass } = video.data
  const pendingAction = pendingActionParam({ kind: 'play', id: video.data.id })
  const back = { pendingAction, onSuccessPurchase: here, onBack: here }
  return (
    <Screen name="video-detail">
      <StructuredData
        things={[videoObject(video.data, { origin, url: absolute('video-detail', { id }) })]}
      />
      <PageTrail screen="video-detail" {...catalogueLang(locale)} title={title} back />
      <Stage>
        <Picture
          src={thumbnailUrl}
          placeholder={placeholder ?? undefined}
          alt=""
          sizes="(min-width: 1296px) 1200px, 100vw"
          priority
        />
        <WatchStage
          video={{ id: video.data.id, title, free, durationSeconds, brandData }}
          tracked={trackedVideo(video.data, 'video-detail')}
          context={context}
          texts={texts}
          logInHref={to('login', {
            pendingAction,
            onSignInRedirectTo: to('email-lookup', { pendingAction }),
          })}
          startHref={entryPath(linksFrom({ locale, brand: sold.key }), offer, back)}
          here={here}
        />
      </Stage>
      <VideoFacts video={video.data}>
        <ShareButton title={title} texts={share} />
      </VideoFacts>
      <BelowFold>
        <ClassInside video={video.data}>
          {nextLiveClass && (
            <NextLive liveClass={nextLiveClass} instructor={instructor.firstName} />
          )}
        </ClassInside>
        <div className="ui-stack">
          <VideoRow
            title={t('related')}
            seeAll={to('workouts')}
            videos={related}
            mode="video-detail"
          />
          <div className="recommended-frame">
            <MemberRecommended
              context={{ locale, brand: brand.key }}
              texts={recommended}
              exceptIds={[video.data.id, ...itemsOf(related).map((other) => other.id)]}
              skeleton={<RecommendedSkeleton title={recommended.title} />}
            />
          </div>
        </div>
      </BelowFold>
    </Screen>
  )
}
