import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/layout/back-link'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { Screen } from '@/components/layout/screen'
import { FullStage } from '@/components/player/stage.styles'
import { LiveStage } from '@/components/player/live-stage'
import { liveStageTexts } from '@/components/player/stage-texts'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { cachedLiveClass } from '@/lib/api/cached/live-classes'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/current-page'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeLiveClass } from '@/lib/seo/describe-entity'

type Props = PageProps<'/[locale]/[brand]/live-class-detail/fullscreen/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const found = await cachedLiveClass(locale, id)
  return found.ok
    ? describeLiveClass('live-class-fullscreen', found.data)
    : describeFailure(found.reason)
}

export default async function LiveClassFullscreenPage({ params }: Props) {
  const [context, { id }] = await Promise.all([currentPageContext(), params])
  const [found, t, texts] = await Promise.all([
    cachedLiveClass(context.locale, id),
    getTranslations('player'),
    liveStageTexts(),
  ])
  if (!found.ok) {
    return found.reason === 'missing' ? (
      <NotFoundScreen />
    ) : (
      <Unavailable screen="live-class-fullscreen" />
    )
  }

  const to = linksFrom(context)
  return (
    <Screen name="live-class-fullscreen" width="full">
      <h1 className="ui-hidden" {...catalogueLang(context.locale)}>
        {found.data.sessionTitle}
      </h1>
      <FullStage>
        <BackLink
          className="stage-exit"
          variant="floating-secondary"
          label={t('exit')}
          homeHref={to('home')}
          href={to('live-class-detail', { id })}
        >
          <CloseIcon />
        </BackLink>
        <LiveStage initial={found.data} context={context} texts={texts} />
      </FullStage>
    </Screen>
  )
}
