import type { Metadata } from 'next'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { ShareButton } from '@/components/layout/share-button'
import { shareTexts } from '@/components/layout/share-texts'
import { StructuredData } from '@/components/runtime/structured-data'
import { LiveClassActions } from '@/components/schedule/live-class-actions'
import { LiveClassFacts } from '@/components/schedule/live-class-facts'
import { liveClassTexts } from '@/components/schedule/schedule-texts'
import { LiveClassSection } from '@/components/schedule/live-class-page.styles'
import { Picture } from '@/components/ui/picture'
import { cachedLiveClass } from '@/lib/api/cached/live-classes'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { loadEntryOffer, soldFor } from '@/lib/plans/entry-offer'
import { publicConfig } from '@/lib/config/public-config'
import { currentBrand, currentPageContext, pageUrls } from '@/lib/routing/current-page'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeLiveClass } from '@/lib/seo/describe-entity'
import { liveEvent } from '@/lib/seo/structured/lessons'

type Props = PageProps<'/[locale]/[brand]/live-class-detail/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const found = await cachedLiveClass(locale, id)
  return found.ok
    ? describeLiveClass('live-class-detail', found.data)
    : describeFailure(found.reason)
}

export default async function LiveClassDetailPage({ params }: Props) {
  const [context, brand, { id }] = await Promise.all([currentPageContext(), currentBrand(), params])
  const [found, share, { origin, absolute }] = await Promise.all([
    cachedLiveClass(context.locale, id),
    shareTexts(),
    pageUrls(),
  ])
  if (!found.ok) {
    return found.reason === 'missing' ? (
      <NotFoundScreen />
    ) : (
      <Unavailable screen="live-class-detail" />
    )
  }

  const liveClass = found.data
  const texts = await liveClassTexts(
    await loadEntryOffer(context.locale, soldFor(brand, liveClass.brandData)),
  )
  const url = absolute('live-class-detail', { id })
  return (
    <Screen name="live-class-detail">
      <StructuredData things={[liveEvent(liveClass, { origin, url })]} />
      <PageTrail
        screen="live-class-detail"
        {...catalogueLang(context.locale)}
        title={liveClass.sessionTitle}
        back
      />
      <LiveClassSection>
        <Picture
          className="live-picture"
          src={liveClass.imageUrl}
          placeholder={liveClass.placeholder ?? undefined}
          alt=""
          sizes="(min-width: 1296px) 650px, (min-width: 768px) 52vw, 100vw"
          priority
        />
        <div>
          <LiveClassFacts liveClass={liveClass} />
          <LiveClassActions
            initial={liveClass}
            context={context}
            texts={texts}
            nativeApp={publicConfig().nativeApp}
          >
            <ShareButton title={liveClass.sessionTitle} texts={share} />
          </LiveClassActions>
        </div>
      </LiveClassSection>
    </Screen>
  )
}
