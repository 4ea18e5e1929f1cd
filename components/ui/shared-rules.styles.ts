import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The parts of `ListBody`: number of items, grids of pages, and the load-more button. */
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

/** What went wrong, with an icon before it. */
export const alertCss = css`
  display: flex;
  gap: 0.625rem;
  padding: 0.875rem 1rem;
  border-radius: ${theme.radius.field};
  background: ${theme.color.errorTint};
  color: ${theme.color.error};
  font-weight: 500;
`

/** Hides an element from sight, not from screen readers. */
export const hiddenCss = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Extends the touch area of a one-line link to a height of 44 px, invisibly. */
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
