import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** Lays out slides exactly as Swiper does: same formula, gap and breakpoints. */
export const carouselCss = css`
  .ui-carousel {
    min-width: 0;
  }
  .ui-carousel-tools,
  .ui-carousel-controls {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .ui-carousel-tools {
    flex: none;
    gap: 1.25rem;
    margin-inline-start: auto;
  }
  .ui-carousel-controls[data-fits='true'] {
    visibility: hidden;
  }
  .ui-head .ui-link {
    flex: none;
  }
  .swiper {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    overflow: clip;
  }
  .swiper-wrapper {
    box-sizing: content-box;
    display: flex;
    width: 100%;
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding-inline: ${theme.space.gutter};
    padding-block: 8px;
    margin-block: -8px;
    scroll-padding-inline: ${theme.space.gutter};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .swiper-wrapper::-webkit-scrollbar {
    display: none;
  }
  .swiper-slide {
    flex: none;
    width: calc((100% - 0.3 * ${theme.space.slide}) / 1.3);
    min-width: 0;
    scroll-snap-align: start;
  }
  .swiper-slide:not(:last-of-type) {
    margin-inline-end: ${theme.space.slide};
  }
  .swiper-notification {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  @media (min-width: ${breakpoints.mobile}px) {
    .swiper-slide {
      width: calc((100% - 1.4 * ${theme.space.slide}) / 2.4);
    }
  }
  @media (min-width: ${breakpoints.tablet}px) {
    .swiper-slide {
      width: calc((100% - 1.5 * ${theme.space.slide}) / 2.5);
    }
  }
  /* One slide takes the full width and two share it, so that nothing scrolls. */
  .ui-carousel:not([data-steady], :has(.swiper-slide:nth-of-type(3))) {
    .swiper-slide:only-of-type {
      width: 100% !important;
    }
    @media (min-width: ${breakpoints.mobile}px) {
      .swiper-slide:not(:only-of-type) {
        width: calc((100% - ${theme.space.slide}) / 2) !important;
      }
      .ui-carousel-controls {
        display: none;
      }
      .swiper-slide:only-of-type .ui-card {
        display: grid;
        grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
        align-items: center;
        gap: clamp(1.25rem, 3vw, 2.5rem);
      }
      .swiper-slide:only-of-type .ui-card-action {
        inset-inline-end: auto;
        inset-inline-start: 0.625rem;
      }
      .swiper-slide:only-of-type .ui-card-title {
        font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
      }
    }
  }
  @media (max-width: ${breakpoints.tablet - 1}px), (scripting: none) {
    .ui-carousel-controls {
      display: none;
    }
  }
`
