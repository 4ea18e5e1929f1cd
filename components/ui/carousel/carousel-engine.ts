import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { breakpoints, RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'

/**
 * Slides per view and the space between them in CSS pixels, the same as in the CSS. Specification
 * 2, carousels.
 *
 * @internal
 */
export const carouselLayout = {
  spaceBetween: 20,
  slidesPerView: 1.3,
  breakpoints: {
    [breakpoints.mobile]: { slidesPerView: 2.4 },
    [breakpoints.tablet]: { slidesPerView: 2.5 },
  },
}

/** Starts Swiper on server-rendered slides without moving them. */
export function startSwiper(frame: HTMLElement, onChange: (swiper: Swiper) => void): Swiper {
  const swiper = new Swiper(frame, {
    ...carouselLayout,
    modules: [A11y, Keyboard],
    cssMode: true,
    watchOverflow: true,
    slidesPerGroupAuto: false,
    keyboard: { enabled: false, pageUpDown: false },
    a11y: { slideRole: 'listitem', slideLabelMessage: '', wrapperLiveRegion: false },
    on: {
      init: onChange,
      slideChange: onChange,
      resize: debounce(onChange, RESIZE_DEBOUNCE_MS),
      fromEdge: onChange,
      toEdge: onChange,
    },
  })
  // Arrow keys only control the focused carousel, not every visible one.
  frame.addEventListener('focusin', () => swiper.keyboard.enable())
  frame.addEventListener('focusout', () => swiper.keyboard.disable())
  return swiper
}
