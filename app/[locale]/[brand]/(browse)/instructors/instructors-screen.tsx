import { getTranslations } from 'next-intl/server'
import { InstructorGrid } from '@/components/catalogue/instructor-grid'
import { InstructorPanel } from '@/components/catalogue/instructor-panel'
import { InstructorsList } from '@/components/catalogue/instructors-list'
import { InstructorsSection } from '@/components/catalogue/instructors.styles'
import { listTexts } from '@/components/catalogue/list-texts'
import { AnswerStatus } from '@/components/layout/answer-status'
import { ListHead } from '@/components/layout/list-head'
import { Screen } from '@/components/layout/screen'
import { Unavailable } from '@/components/layout/unavailable'
import { ChipLinks } from '@/components/ui/chip-links'
import { cachedInstructor, cachedInstructors } from '@/lib/api/cached/instructors'
import { brandLinks } from '@/lib/brand/brand-links'
import { currentBrand } from '@/lib/brand/current-brand'
import { currentPlace } from '@/lib/routing/page-links'

/** All instructors, below the one that the address names; one that does not exist leaves the list. */
export async function InstructorsScreen({ id }: { id: string | null }) {
  const [place, brand] = await Promise.all([currentPlace(), currentBrand()])
  const [list, chosen, t, filters, texts] = await Promise.all([
    cachedInstructors(place.locale, { brandId: brand.id }),
    id === null ? null : cachedInstructor(place.locale, id),
    getTranslations('catalogue.instructors'),
    getTranslations('catalogue.filters'),
    listTexts('instructors'),
  ])
  if (!list.ok || (chosen && !chosen.ok && chosen.reason === 'unavailable'))
    return <Unavailable screen="instructors" />

  const { data, total, paging } = list.data
  const words = { title: t('title'), lead: t('lead') }
  return (
    <Screen name="instructors" head={chosen?.ok ? undefined : <ListHead {...words} />}>
      {chosen && !chosen.ok && <AnswerStatus status={404} />}
      {chosen?.ok && (
        <>
          <InstructorPanel instructor={chosen.data} />
          <h2>{words.title}</h2>
          <p className="ui-lead">{words.lead}</p>
        </>
      )}
      <InstructorsSection>
        <ChipLinks
          label={filters('brand')}
          links={brandLinks(place, 'instructors', { all: filters('allBrands') })}
        />
        <InstructorsList
          place={place}
          brandId={brand.id}
          texts={{ search: t('search'), list: texts }}
          served={{ total, nextPage: paging.nextPage }}
        >
          <InstructorGrid instructors={data} place={place} eager={chosen?.ok ? 0 : 1} />
        </InstructorsList>
      </InstructorsSection>
    </Screen>
  )
}
