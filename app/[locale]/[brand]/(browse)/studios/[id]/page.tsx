import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, Unavailable } from '@/components/layout/failure-screens'
import { PageTrail } from '@/components/layout/page-trail'
import { Screen } from '@/components/layout/screen'
import { StructuredData } from '@/components/runtime/structured-data'
import { LiveNext } from '@/components/schedule/live-next'
import { RelatedStudios } from '@/components/studios/related-studios'
import { StudioIntro } from '@/components/studios/studio-intro'
import { StudioPage } from '@/components/studios/studio-page.styles'
import { Link } from '@/components/ui/link'
import { cachedNextLiveClasses } from '@/lib/api/cached/live-classes'
import { cachedStudio } from '@/lib/api/cached/reference-data'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentPageContext, pageLinks, pageUrls } from '@/lib/routing/current-page'
import { describeStudio } from '@/lib/seo/describe-entity'
import { describeFailure } from '@/lib/seo/describe-page'
import { brandPicturePath } from '@/lib/seo/picture/picture-content'
import { gym } from '@/lib/seo/structured/gym'

type Props = PageProps<'/[locale]/[brand]/studios/[id]'>

export const generateStaticParams = () => [{ id: '_' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, { id }] = await Promise.all([currentPageContext(), params])
  const found = await cachedStudio(locale, id)
  return found.ok ? describeStudio(found.data) : describeFailure(found.reason)
}

export default async function StudioDetailPage({ params }: Props) {
  const [context, { id }] = await Promise.all([currentPageContext(), params])
  const [found, t, to, { origin, absolute }] = await Promise.all([
    cachedStudio(context.locale, id),
    getTranslations('studio'),
    pageLinks(),
    pageUrls(),
  ])
  if (!found.ok)
    return found.reason === 'missing' ? <NotFoundScreen /> : <Unavailable screen="studio-detail" />

  const studio = found.data
  const brand = brandOfRef(studio.brand)
  const url = absolute('studio-detail', { id })
  const image = `${origin}${brandPicturePath(brand.look)}`
  return (
    <Screen name="studio-detail">
      <StructuredData things={[gym(studio, { url, image })]} />
      <PageTrail
        screen="studio-detail"
        {...catalogueLang(context.locale)}
        title={studio.name}
        back
      />
      <StudioPage data-brand={brand.look}>
        <article className="studio-top">
          <StudioIntro studio={studio} brand={brand} />
        </article>
        <LiveNext
          brand={brand}
          classes={await cachedNextLiveClasses(context.locale, studio.brand.id)}
        />
        <RelatedStudios studio={studio} context={context} />
        <p className="studio-owner">
          {t('owner')}{' '}
          <Link className="ui-link" href={to('payment-link', { studio: id })}>
            {t('makeLink')}
          </Link>
        </p>
      </StudioPage>
    </Screen>
  )
}
