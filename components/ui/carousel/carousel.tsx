import { type ReactNode, useId } from 'react'
import { ArrowRightIcon } from '@/components/ui/icons/navigation'
import { Link } from '@/components/ui/link'
import { CarouselControls } from './carousel-controls'

interface CarouselProps {
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** The link to the full list. */
  seeAll?: { href: string; label: string }
  /** Labels of the two buttons; they include the row's title, e.g. “Previous in Live next”. */
  previousLabel: string
  nextLabel: string
  /** Keeps the size of the slides however few there are; without it one or two share the width. */
  steady?: boolean
  /** Slides, rendered on the server. */
  children: ReactNode
}

/**
 * A row of cards that shows the edge of the next one. It scrolls and snaps without JavaScript;
 * Swiper starts when it comes into view.
 */
export function Carousel({
  title,
  heading: Heading = 'h2',
  seeAll,
  previousLabel,
  nextLabel,
  steady,
  children,
}: CarouselProps) {
  const id = useId()
  return (
    <section className="ui-carousel" data-steady={steady && ''} aria-labelledby={id}>
      <div className="ui-head">
        <Heading id={id}>{title}</Heading>
        <div className="ui-carousel-tools">
          {seeAll && <SeeAllLink {...seeAll} />}
          <CarouselControls previousLabel={previousLabel} nextLabel={nextLabel} />
        </div>
      </div>
      <div className="swiper">
        <ul className="swiper-wrapper">{children}</ul>
      </div>
    </section>
  )
}

/** A link from the first items to the full list. */
export function SeeAllLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="ui-link">
      {label}
      <ArrowRightIcon size={18} />
    </Link>
  )
}
