import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unavailable } from '@/components/layout/failure-screens'
import { VideoGrid } from '@/components/catalogue/video-card'
import { WorkoutsList } from '@/components/catalogue/workouts-list'
import { workoutsTexts } from '@/components/catalogue/list-texts'
import { ListHead, Screen } from '@/components/layout/screen'
import { PageTrail } from '@/components/layout/page-trail'
import { NothingYet } from '@/components/layout/nothing-yet'
import { videoCardData } from '@/lib/catalogue/card-data'
import { loadFacets } from '@/lib/catalogue/load-facets'
import { cachedVideos } from '@/lib/api/cached/catalogue'
import { currentBrand, currentListContext } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue')
  return describePage('workouts', { title: t('workouts.title'), description: t('workouts.lead') })
}

export default async function WorkoutsPage() {
  const [context, brand] = await Promise.all([currentListContext(), currentBrand()])
  const [videos, facets, t, texts] = await Promise.all([
    cachedVideos(context.locale, { brandId: brand.id }),
    loadFacets(context.locale, brand.id),
    getTranslations('catalogue'),
    workoutsTexts(),
  ])
  if (!videos.ok) return <Unavailable screen="workouts" />

  return (
    <Screen
      name="workouts"
      head={
        <ListHead
          title={t('workouts.title')}
          lead={t('workouts.lead')}
          trail={<PageTrail screen="workouts" title={t('workouts.title')} />}
        />
      }
    >
      <section className="catalogue-list">
        <WorkoutsList
          context={context}
          brandId={brand.id}
          facets={facets}
          texts={texts}
          served={{ total: videos.data.total, nextPage: videos.data.paging.nextPage }}
        >
          {videos.data.data.length > 0 ? (
            <VideoGrid
              videos={videos.data.data.map(videoCardData)}
              context={context}
              texts={texts.card}
              eager={1}
            />
          ) : (
            <NothingYet screen="workouts" />
          )}
        </WorkoutsList>
      </section>
    </Screen>
  )
}
