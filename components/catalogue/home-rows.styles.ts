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
      --height: 18rem;
      --wide-height: 24.5rem;
      contain-intrinsic-block-size: auto var(--height);
      content-visibility: auto;
      /* It also cuts off what stands out, and cards reach to the edges of a phone. */
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};
    }
    > .live-next {
      --height: 38rem;
      --wide-height: 11.5rem;
    }
    > .promo-row {
      --height: 27rem;
      --wide-height: 33rem;
    }
    > .video-spotlight {
      --height: 47rem;
      --wide-height: 40rem;
    }
    > .brand-strip {
      --height: 51rem;
      --wide-height: 19rem;
    }
    @media (min-width: ${breakpoints.tablet}px) {
      > * {
        contain-intrinsic-block-size: auto var(--wide-height);
      }
      > .live-next > .ui-link {
        inset-inline-end: ${theme.space.gutter};
      }
    }
  }
`
