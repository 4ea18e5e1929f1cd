import { getTranslations } from 'next-intl/server'
import { SeeAllLink } from '@/components/ui/carousel/carousel'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import { currentBrand, currentLocale } from '@/lib/routing/current-page'
import { brandName } from '@/lib/brand/brand-name'
import { practiceNames } from '@/lib/catalogue/practice-names'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-locale'
import { linksFrom } from '@/lib/routing/links'
import { timelineEntries } from '@/lib/schedule/timeline-entries'
import type { Brand } from '@/lib/brand/brands'
import { type NextLiveClasses } from '@/lib/api/next-live-classes'
import { LiveTimeline } from './live-timeline'

interface LiveNextProps {
  classes: Loadable<NextLiveClasses>
  /** Whose classes they are, by default the page's. */
  brand?: Brand
}

/** Current and next live classes as a timeline; renders nothing when no class is planned. */
export async function LiveNext({ classes, brand: ofBrand }: LiveNextProps) {
  const [t, common, locale, brand, dates, practices] = await Promise.all([
    getTranslations('schedule'),
    getTranslations('common'),
    currentLocale(),
    ofBrand ?? currentBrand(),
    currentDateLocale(),
    practiceNames(),
  ])
  const context = { locale, brand: brand.key }
  if (!classes.ok) return <RowUnavailable title={t('liveAndNext')} />
  if (classes.data.classes.length === 0) return null
  const to = linksFrom(context)
  return (
    <section className="live-next" aria-labelledby="live-next">
      <h2 id="live-next">{t(classes.data.distant ? 'nextLiveClass' : 'liveAndNext')}</h2>
      <LiveTimeline
        classes={timelineEntries(classes.data, to, dates, (of) => brandName(of, practices))}
        brandId={brand.id}
        context={context}
        texts={{
          live: t('live'),
          minutes: t.raw('minutes'),
          in: common.raw('in'),
          dates,
          over: t('timelineOver'),
          ...catalogueLang(context.locale),
        }}
      />
      <SeeAllLink href={to('schedule')} label={t('see')} />
    </section>
  )
}
