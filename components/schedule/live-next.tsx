import { getTranslations } from 'next-intl/server'
import { SeeAllLink } from '@/components/ui/see-all-link'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { NextLiveClasses } from '@/lib/api/live-classes'
import { currentBrand } from '@/lib/brand/current-brand'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentDateLocale } from '@/lib/locale/current-date-words'
import { currentPageContext } from '@/lib/routing/page-links'
import { linksFrom } from '@/lib/routing/links'
import { timelineEntries } from '@/lib/schedule/timeline-entries'
import { LiveNextSection } from './live-next.styles'
import { LiveTimeline } from './live-timeline'

/** What is live and what comes next, as a time line; nothing where no class is planned. */
export async function LiveNext({ classes }: { classes: Loadable<NextLiveClasses> }) {
  const [t, common, context, brand, dates] = await Promise.all([
    getTranslations('schedule'),
    getTranslations('common'),
    currentPageContext(),
    currentBrand(),
    currentDateLocale(),
  ])
  if (!classes.ok) return <RowUnavailable title={t('liveAndNext')} />
  if (classes.data.classes.length === 0) return null
  const to = linksFrom(context)
  return (
    <LiveNextSection aria-labelledby="live-next">
      <h2 id="live-next">{t(classes.data.distant ? 'nextLiveClass' : 'liveAndNext')}</h2>
      <LiveTimeline
        classes={timelineEntries(classes.data, to, dates)}
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
    </LiveNextSection>
  )
}
