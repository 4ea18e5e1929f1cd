import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/**
 * The rows of home, which the browser lays out when they come near the view. Until then each is as
 * high as such rows usually are, so that the page hardly changes its length.
 */
export const homeRowsCss = css`
  .home-rows {
    display: contents;

    > * {
      contain-intrinsic-block-size: auto 18rem;
      content-visibility: auto;
      /* It also cuts off what stands out, and cards reach to the edges of a phone. */
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};
    }
    > .live-next {
      contain-intrinsic-block-size: auto 38rem;
    }
    > .promo-row {
      contain-intrinsic-block-size: auto 27rem;
    }
    > .video-spotlight {
      contain-intrinsic-block-size: auto 47rem;
    }
    > .brand-strip {
      contain-intrinsic-block-size: auto 51rem;
    }
    @media (min-width: ${breakpoints.tablet}px) {
      > * {
        contain-intrinsic-block-size: auto 24.5rem;
      }
      > .live-next {
        contain-intrinsic-block-size: auto 11.5rem;

        > .ui-link {
          inset-inline-end: ${theme.space.gutter};
        }
      }
      > .promo-row {
        contain-intrinsic-block-size: auto 33rem;
      }
      > .video-spotlight {
        contain-intrinsic-block-size: auto 40rem;
      }
      > .brand-strip {
        contain-intrinsic-block-size: auto 19rem;
      }
    }
  }
`
