import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GroupRow, VideoRow } from '@/components/catalogue/card-rows'
import { HubChips, HubSearch } from '@/components/catalogue/classes-hub'
import { ListHead, Screen } from '@/components/layout/screen'
import { NothingYet } from '@/components/layout/nothing-yet'
import { Unavailable } from '@/components/layout/failure-screens'
import { cachedVideoGroups, cachedVideos } from '@/lib/api/cached/catalogue'
import { currentBrand, currentLocale, pageLinks } from '@/lib/routing/current-page'
import { loadTerms } from '@/lib/catalogue/load-terms'
import { typesOf } from '@/lib/catalogue/practices'
import { describePage } from '@/lib/seo/describe-page'

/** Number of videos in a row of the hub. */
const ROW = 12

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.classes')
  return describePage('classes', { title: t('title'), description: t('lead') })
}

export default async function ClassesPage() {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const [workouts, classes, beginners, collections, programs, modalities, t, to] =
    await Promise.all([
      cachedVideos(locale, { brandId: brand.id, kind: 'workout', perPage: ROW }),
      cachedVideos(locale, { brandId: brand.id, kind: 'class', perPage: ROW }),
      cachedVideos(locale, { brandId: brand.id, level: 'beginner', perPage: ROW }),
      cachedVideoGroups(locale, 'collection', { brandId: brand.id, perPage: ROW }),
      cachedVideoGroups(locale, 'program', { brandId: brand.id, perPage: ROW }),
      loadTerms('modalities_ids', locale, brand.id),
      getTranslations('catalogue.classes'),
      pageLinks(),
    ])
  const rows = [workouts, classes, beginners, collections, programs]
  if (rows.every(({ ok }) => !ok)) return <Unavailable screen="classes" />
  const isEmpty = rows.every((row) => row.ok && row.data.data.length === 0)

  return (
    <Screen name="classes" head={<ListHead title={t('title')} lead={t('lead')} />}>
      <HubSearch />
      <HubChips types={typesOf(modalities)} />
      {isEmpty && <NothingYet screen="classes" />}
      <div className="ui-stack">
        <VideoRow
          title={t('workouts')}
          seeAll={to('workouts', { kind: 'workout' })}
          videos={workouts}
        />
        <VideoRow
          title={t('classes')}
          seeAll={to('workouts', { kind: 'class' })}
          videos={classes}
        />
        <GroupRow title={t('collections')} seeAll={to('collections')} groups={collections} />
        <GroupRow title={t('programs')} seeAll={to('programs')} groups={programs} />
        <VideoRow
          title={t('beginners')}
          seeAll={to('workouts', { level: 'beginner' })}
          videos={beginners}
        />
      </div>
    </Screen>
  )
}
