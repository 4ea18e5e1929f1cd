'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import { Skeleton } from '@/components/ui/skeleton'
import type { ContinueTexts } from './continue-texts'

const load = () => import('./continue-row').then((module) => module.ContinueRow)

/** The row of videos that a member has started. */
export function ContinueWatching({
  context,
  texts,
}: {
  context: PageContext
  texts: ContinueTexts
}) {
  return (
    <MemberSection
      load={load}
      props={{ context, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<ContinueSkeleton title={texts.title} />}
    />
  )
}

/** The loading skeleton of the row. */
export function ContinueSkeleton({ title }: { title: string }) {
  return (
    <section className="ui-carousel" data-for="member" data-skeleton="continue" aria-hidden="true">
      <div className="ui-head">
        <h2>{title}</h2>
      </div>
      <div className="swiper">
        <ul className="swiper-wrapper">
          {[1, 2, 3].map((slide) => (
            <li className="swiper-slide ui-card" key={slide}>
              <Skeleton shape="media" />
              <div className="ui-card-text">
                <Skeleton width="70%" />
                <Skeleton width="40%" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
