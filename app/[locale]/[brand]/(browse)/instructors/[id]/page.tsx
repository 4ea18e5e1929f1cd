import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InstructorGrid } from '@/components/catalogue/instructor-grid'
import { InstructorPanel } from '@/components/catalogue/instructor-panel'
import { ResponseStatus } from '@/components/runtime/page-meta'
import { ListHead, Screen } from '@/components/layout/screen'
import { Unavailable } from '@/components/layout/failure-screens'
import { BelowFold } from '@/components/ui/below-fold'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLinks } from '@/components/ui/chip-links'
import { PlainSearch } from '@/components/ui/plain-search'
import { cachedInstructor, cachedInstructors } from '@/lib/api/cached/catalogue'
import { brandLinks } from '@/lib/brand/brand-links'
import { currentBrand, currentListContext } from '@/lib/routing/current-page'
import { instructorCardData } from '@/lib/catalogue/card-data'
import { termTexts } from '@/lib/catalogue/term-texts'
import { plural } from '@/lib/locale/fill'
import { linksFrom } from '@/lib/routing/links'
import { describeFailure } from '@/lib/seo/describe-page'
import { describeInstructor } from '@/lib/seo/describe-entity'

type Props = PageProps<'/[locale]/[brand]/instructors/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentListContext(), params])
  const found = await cachedInstructor(locale, id)
  return found.ok ? describeInstructor(found.data) : describeFailure(found.reason)
}

/** An instructor with links to all others below; for an unknown instructor only the links. */
export default async function InstructorPage({ params }: Props) {
  const [context, brand, { id }] = await Promise.all([currentListContext(), currentBrand(), params])
  const [found, list, t, filters, modalities] = await Promise.all([
    cachedInstructor(context.locale, id),
    cachedInstructors(context.locale, { brandId: brand.id }),
    getTranslations('catalogue.instructors'),
    getTranslations('catalogue.filters'),
    termTexts('modalities'),
  ])
  if (!list.ok || (!found.ok && found.reason === 'unavailable'))
    return <Unavailable screen="instructors" />

  const all = linksFrom(context)('instructors')
  const words = { title: t('title'), lead: t('lead') }
  return (
    <Screen name="instructors" head={found.ok ? undefined : <ListHead {...words} />}>
      {found.ok ? <InstructorPanel instructor={found.data} /> : <ResponseStatus status={404} />}
      <BelowFold>
        {found.ok && (
          <>
            <h2>{words.title}</h2>
            <p className="ui-lead">{words.lead}</p>
          </>
        )}
        <section className="instructors-section">
          <ChipLinks
            heading={2}
            label={filters('brand')}
            links={brandLinks(context, 'instructors', { all: filters('allBrands') })}
          />
          <PlainSearch label={t('search')} href={all} />
          <p className="list-count">
            {list.data.total !== null && plural(t.raw('count'), list.data.total, context.locale)}
          </p>
          <InstructorGrid
            instructors={list.data.data.map((item) => instructorCardData(item, modalities))}
            context={context}
          />
          {list.data.paging.nextPage !== null && (
            <ButtonLink className="list-more" variant="secondary" href={all}>
              {t('everybody')}
            </ButtonLink>
          )}
        </section>
      </BelowFold>
    </Screen>
  )
}
