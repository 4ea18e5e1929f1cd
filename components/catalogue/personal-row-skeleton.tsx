import { Skeleton } from '@/components/ui/skeleton'
import type { PersonalRow } from '@/lib/catalogue/empty-rows'

interface PersonalRowSkeletonProps {
  row: PersonalRow
  title: string
}

/** The loading skeleton of a member's row of cards. */
export function PersonalRowSkeleton({ row, title }: PersonalRowSkeletonProps) {
  return (
    <section className="ui-carousel" data-for="member" data-skeleton={row} aria-hidden="true">
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
