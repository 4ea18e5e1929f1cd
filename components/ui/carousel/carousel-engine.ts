import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import { breakpoints, RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { debounce } from '@/lib/browser/debounce'

/**
 * Slides in view and the space between them in CSS pixels; the style sheet lays out the same. Specification 2, carousels.
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

/** Starts Swiper on slides that the server rendered; nothing moves when it does. */
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
  // Arrow keys belong to the one carousel that has the focus, not to each that is in view.
  frame.addEventListener('focusin', () => swiper.keyboard.enable())
  frame.addEventListener('focusout', () => swiper.keyboard.disable())
  return swiper
}
