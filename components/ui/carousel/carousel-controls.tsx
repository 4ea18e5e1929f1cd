'use client'

import { Button } from '@/components/ui/button'
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons/navigation'
import { useCarousel } from './use-carousel'

interface CarouselControlsProps {
  previousLabel: string
  nextLabel: string
}

const STEP = 2

/** The two buttons of a carousel, and what brings it to life. */
export function CarouselControls({ previousLabel, nextLabel }: CarouselControlsProps) {
  const { anchor, edges, move } = useCarousel()
  return (
    <div ref={anchor} className="ui-carousel-controls" data-fits={edges.fits}>
      <Button
        variant="secondary"
        iconOnly
        aria-label={previousLabel}
        aria-disabled={edges.atStart}
        onClick={() => move(-STEP)}
      >
        <ArrowLeftIcon size={20} />
      </Button>
      <Button
        variant="secondary"
        iconOnly
        aria-label={nextLabel}
        aria-disabled={edges.atEnd}
        onClick={() => move(STEP)}
      >
        <ArrowRightIcon size={20} />
      </Button>
    </div>
  )
}
