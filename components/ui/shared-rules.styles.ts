import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** What `ListBody` writes: how many there are, the grids of its pages, and the way to more. */
export const listCss = css`
  .list-count {
    min-height: 1.5em;
    margin-block: 1.25rem 1rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  .ui-card-grid + .ui-card-grid {
    margin-top: 2.5rem;
  }
  .list-more {
    display: flex;
    justify-content: center;
    margin: 3rem auto 0;
  }
  .list-more > .ui-waiting {
    color: ${theme.brand.secondary};
  }
`

/** Makes a link of one line answer to a finger in 44 px of height, unseen. */
export const touchAreaCss = css`
  @media (pointer: coarse) {
    position: relative;
    display: inline-block;
    &::after {
      content: '';
      position: absolute;
      inset: -0.8125rem 0;
    }
  }
`
