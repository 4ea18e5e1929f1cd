import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InstructorGrid } from '@/components/catalogue/instructor-grid'
import { InstructorsList } from '@/components/catalogue/instructors-list'
import { listTexts } from '@/components/catalogue/list-texts'
import { ListHead, Screen } from '@/components/layout/screen'
import { NothingYet } from '@/components/layout/nothing-yet'
import { Unavailable } from '@/components/layout/failure-screens'
import { cachedInstructors } from '@/lib/api/cached/catalogue'
import { currentBrand, currentListContext } from '@/lib/routing/current-page'
import { instructorCardData } from '@/lib/catalogue/card-data'
import { termTexts } from '@/lib/catalogue/term-texts'
import { describePage } from '@/lib/seo/describe-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogue.instructors')
  return describePage('instructors', { title: t('title'), description: t('lead') })
}

export default async function InstructorsPage() {
  const [context, brand] = await Promise.all([currentListContext(), currentBrand()])
  const [list, t, common, filters, modalities, texts] = await Promise.all([
    cachedInstructors(context.locale, { brandId: brand.id }),
    getTranslations('catalogue.instructors'),
    getTranslations('common'),
    getTranslations('catalogue.filters'),
    termTexts('modalities'),
    listTexts('instructors'),
  ])
  if (!list.ok) return <Unavailable screen="instructors" />

  const { data, total, paging } = list.data
  return (
    <Screen name="instructors" head={<ListHead title={t('title')} lead={t('lead')} />}>
      <section className="instructors-section">
        <InstructorsList
          context={context}
          brandId={brand.id}
          texts={{
            search: { label: t('search'), clear: common('clearSearch') },
            brands: filters('brand'),
            allBrands: filters('allBrands'),
            modalities,
            list: texts,
          }}
          served={{ total, nextPage: paging.nextPage }}
        >
          {data.length > 0 ? (
            <InstructorGrid
              instructors={data.map((item) => instructorCardData(item, modalities))}
              context={context}
              eager={1}
            />
          ) : (
            <NothingYet screen="instructors" />
          )}
        </InstructorsList>
      </section>
    </Screen>
  )
}
