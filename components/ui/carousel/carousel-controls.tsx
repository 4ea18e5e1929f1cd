'use client'

import { useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { Button } from '@/components/ui/button'
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons/navigation'
import { breakpoints } from '@/lib/config/breakpoints'

interface CarouselControlsProps {
  previousLabel: string
  nextLabel: string
}

const STEP = 2

/** The previous and next buttons of a carousel; they also start Swiper. */
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

interface Edges {
  atStart: boolean
  atEnd: boolean
  /** All slides fit, so there is nothing to scroll. */
  fits: boolean
}

/**
 * Loads Swiper for the carousel around `anchor` when it comes into view, and provides `move`, which
 * scrolls by a number of slides.
 */
function useCarousel() {
  const anchor = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<Swiper> | null>(null)
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false, fits: false })

  function frame() {
    return anchor.current?.closest('.ui-carousel')?.querySelector<HTMLElement>('.swiper') ?? null
  }

  function start(element: HTMLElement) {
    engine.current ??= import('./carousel-engine').then(({ startSwiper }) =>
      startSwiper(element, (swiper) =>
        setEdges({ atStart: swiper.isBeginning, atEnd: swiper.isEnd, fits: swiper.isLocked }),
      ),
    )
    return engine.current
  }

  useEffect(() => {
    const element = frame()
    // On small screens a row has no buttons and is scrolled by touch, which CSS does alone.
    if (!element || !matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // Without Swiper, for example offline, the row still scrolls and snaps.
      start(element).catch(() => undefined)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      const started = engine.current
      engine.current = null
      started?.then((swiper) => swiper.destroy(true, false)).catch(() => undefined)
    }
  }, [])

  function move(steps: number) {
    const element = frame()
    if (!element) return
    start(element).then(
      (swiper) => swiper.slideTo(swiper.activeIndex + steps),
      () => {
        engine.current = null
        element.firstElementChild?.scrollBy({ left: steps * element.clientWidth * 0.4 })
      },
    )
  }

  return { anchor, edges, move }
}
