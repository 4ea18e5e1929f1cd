import { css } from 'styled-components'

/** Around a member's recommended videos. It has no box of its own, as guests have no row. */
export const recommendedCss = css`
  .recommended-frame {
    display: contents;

    /* The title of a video takes a second line on phones; the skeleton reserves it. */
    @media (max-width: 767px) {
      :is(.recommended, [data-skeleton='recommended']) h2 {
        min-height: 2.2em;
        align-content: end;
      }
    }
  }
`
