import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GroupIntro } from '@/components/catalogue/group-intro'
import { VideoGrid } from '@/components/catalogue/video-card'
import { videoCardTexts } from '@/components/catalogue/card-texts'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { ShareButton } from '@/components/layout/share-button'
import { shareTexts } from '@/components/layout/share-texts'
import { ItemListData } from '@/components/runtime/item-list-data'
import { BelowFold } from '@/components/ui/below-fold'
import { ButtonLink } from '@/components/ui/button-link'
import { PlayIcon } from '@/components/ui/icons/player'
import { cachedVideoGroup } from '@/lib/api/cached/catalogue'
import { videoCardData } from '@/lib/catalogue/card-data'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentPageContext, pageLinks, pageUrls } from '@/lib/routing/current-page'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeGroup } from '@/lib/seo/describe-entity'

type Props = PageProps<'/[locale]/[brand]/classes/collections/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const group = await cachedVideoGroup(locale, 'collection', id)
  return group.ok ? describeGroup(group.data) : describeFailure(group.reason)
}

export default async function CollectionPage({ params }: Props) {
  const [context, { id }] = await Promise.all([currentPageContext(), params])
  const { locale } = context
  const [group, t, texts, share, to, { origin }] = await Promise.all([
    cachedVideoGroup(locale, 'collection', id),
    getTranslations('catalogue.group'),
    videoCardTexts(),
    shareTexts(),
    pageLinks(),
    pageUrls(),
  ])
  if (!group.ok) {
    const { reason } = group
    return reason === 'missing' ? <NotFoundScreen /> : <Unavailable screen="collection-detail" />
  }

  const videos = group.data.videos.map(({ video }) => video)
  const [first] = videos
  const { title } = group.data
  const listed = videos.map(videoCardData)
  return (
    <Screen name="collection-detail">
      <ItemListData
        name={title}
        items={listed}
        screen="video-detail"
        context={context}
        origin={origin}
      />
      <PageTrail screen="collection-detail" {...catalogueLang(locale)} title={title} />
      <GroupIntro group={group.data}>
        {first && (
          <ButtonLink href={to('video-detail', { id: first.id })}>
            <PlayIcon size={20} />
            <span>
              {t.rich('start', {
                title: () => <span {...catalogueLang(locale)}>{first.title}</span>,
              })}
            </span>
          </ButtonLink>
        )}
        <ShareButton title={title} texts={share} />
      </GroupIntro>
      <BelowFold>
        <section>
          <div className="ui-head">
            <h2>{t('inside')}</h2>
          </div>
          <VideoGrid videos={listed} context={context} texts={texts} heading="h3" />
        </section>
      </BelowFold>
    </Screen>
  )
}
