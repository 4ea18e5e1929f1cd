import { Skeleton } from '@/components/ui/skeleton'

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
