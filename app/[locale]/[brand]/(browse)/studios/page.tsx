import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListHead, Screen } from '@/components/layout/screen'
import { NothingYet } from '@/components/layout/nothing-yet'
import { ItemListData } from '@/components/runtime/item-list-data'
import { Unavailable } from '@/components/layout/failure-screens'
import { StudioCities } from '@/components/studios/studio-grid'
import { StudiosSection } from '@/components/studios/studios.styles'
import { StudiosList } from '@/components/studios/studios-list'
import { studiosTexts } from '@/components/studios/studios-texts'
import { Link } from '@/components/ui/link'
import { cachedStudios } from '@/lib/api/cached/reference-data'
import { currentBrand, currentListContext, pageLinks, pageUrls } from '@/lib/routing/current-page'
import { describePage } from '@/lib/seo/describe-page'
import { toListedStudio } from '@/lib/studios/listed-studio'
import { cityName } from '@/lib/studios/studio-address'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('studios')
  return describePage('studios', { title: t('title'), description: t('lead') })
}

export default async function StudiosPage() {
  const [context, brand] = await Promise.all([currentListContext(), currentBrand()])
  const [studios, t, texts, to, { origin }] = await Promise.all([
    cachedStudios(context.locale, { brandId: brand.id }),
    getTranslations('studios'),
    studiosTexts(),
    pageLinks(),
    pageUrls(),
  ])
  if (!studios.ok) return <Unavailable screen="studios" />

  const { data, total, paging } = studios.data
  const last = data.at(-1)
  const listed = data.map(toListedStudio)
  return (
    <Screen name="studios" head={<ListHead title={t('title')} lead={t('lead')} />}>
      {listed.length > 0 && (
        <ItemListData
          name={t('title')}
          items={listed}
          screen="studio-detail"
          context={context}
          origin={origin}
        />
      )}
      <StudiosSection>
        <StudiosList
          context={context}
          brandId={brand.id}
          texts={texts}
          served={{ total, nextPage: paging.nextPage }}
          servedUntil={last ? cityName(last.address) : null}
        >
          {listed.length > 0 ? (
            <StudioCities studios={listed} context={context} texts={texts.card} />
          ) : (
            <NothingYet screen="studios" />
          )}
        </StudiosList>
        <p className="studios-foot">
          {t('forStudios')}{' '}
          <Link className="ui-link" href={to('payment-link')}>
            {t('makeLink')}
          </Link>
        </p>
      </StudiosSection>
    </Screen>
  )
}
