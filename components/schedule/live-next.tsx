import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
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
import { theme } from '@/lib/theme/theme'
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
    <LiveNextSection aria-labelledby="live-next">
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
    </LiveNextSection>
  )
}

/** The timeline: vertical on phones, horizontal on wider screens. */
const LiveNextSection = styled.section`
  position: relative;

  > h2 {
    text-transform: ${theme.look.case};
  }
  .timeline {
    display: grid;
    margin-top: 1.5rem;
    padding: 0;
    list-style: none;
  }
  /* Orders the classes that can still be joined first, even before hydration. */
  li[data-rank='1'] {
    order: 1;
  }
  li[data-rank='2'] {
    order: 2;
  }
  li[data-rank='3'] {
    order: 3;
  }
  li {
    position: relative;
    padding: 0 0 1.5rem 1.5rem;
    border-inline-start: 1px solid ${theme.color.hairline};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.4375rem;
    inset-inline-start: -5.5px;
    width: 10px;
    height: 10px;
    border: 2px solid ${theme.color.line};
    border-radius: 50%;
    background: ${theme.color.paper};
  }
  li[data-phase='live']::before {
    border-color: ${theme.brand.main};
    background: ${theme.brand.main};
    box-shadow: 0 0 0 4px ${theme.brand.tint};
  }
  li[data-phase='over'],
  li:not(:is([data-rank='0'], [data-rank='1'], [data-rank='2'], [data-rank='3'])),
  li:not([data-phase='live']) .ui-badge,
  li[data-phase='live'] .timeline-in {
    display: none;
  }
  .timeline-when {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 1.5rem;
    overflow: hidden;
    white-space: nowrap;
  }
  time {
    font-family: ${theme.font.display};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    letter-spacing: -0.01em;
  }
  .timeline-in,
  .timeline-who {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  h3 {
    margin-top: 0.375rem;
    font-size: 1.125rem;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover h3 a {
    text-decoration: underline;
  }
  .timeline-who {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    margin-top: 0.75rem;
    line-height: 1.4;
  }
  @media (min-width: 768px) {
    > .ui-link {
      position: absolute;
      top: -0.5rem;
      inset-inline-end: 0;
    }
    .timeline {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      padding: 1.5rem 1.5rem 0 0;
      border-inline-start: 0;
      border-top: 1px solid ${theme.color.hairline};
    }
    li::before {
      top: -5.5px;
      inset-inline-start: 0;
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    li[data-rank='3'] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .timeline {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
