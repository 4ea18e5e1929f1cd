import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** One large picture and four small ones; on phones the small ones are in two columns. */
export const videoSpotlightCss = css`
  .video-spotlight {
    .spotlight {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.75rem ${theme.space.slide};
    }
    .ui-card:first-of-type {
      grid-column: 1 / -1;
    }
    .ui-card .ui-card-media .ui-picture {
      --ratio: 16 / 9;
    }
    .ui-card:first-of-type .ui-card-title {
      font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
      line-height: 1.12;
    }
    @media (min-width: 900px) {
      .spotlight {
        grid-template-columns: minmax(0, 2.08fr) repeat(2, minmax(0, 1fr));
        grid-template-rows: repeat(2, auto);
      }
      .ui-card:first-of-type {
        grid-column: auto;
        grid-row: span 2;
      }
      .ui-card:first-of-type .ui-card-media {
        flex: 1;
        display: grid;
      }
      .ui-card:first-of-type .ui-picture {
        position: absolute;
        inset: 0;
        height: 100%;
      }
      .ui-card:not(:first-of-type) .ui-picture {
        --ratio: 4 / 3;
      }
    }
  }
`
