import { css } from 'styled-components'

/** How much of each end of a scrolling row fades; animated, so their type must be known. */
export const scrollRowPropertiesCss = css`
  @property --more-before {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  @property --more-after {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  @keyframes ui-more {
    from {
      --more-before: 0px;
      --more-after: 3rem;
    }
    12% {
      --more-before: 3rem;
    }
    88% {
      --more-after: 3rem;
    }
    to {
      --more-before: 3rem;
      --more-after: 0px;
    }
  }
`

/**
 * A row that scrolls sideways without a scroll bar. Where there is more, its end fades; browsers
 * that cannot tell where it stands fade the end of every row.
 */
export const scrollRowCss = css`
  overflow-x: auto;
  scroll-padding-inline: 3rem;
  scrollbar-width: none;
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--more-before),
    #000 calc(100% - var(--more-after)),
    transparent
  );
  animation: ui-more linear both;
  animation-timeline: scroll(self inline);
  @supports not (animation-timeline: scroll()) {
    --more-after: 2.5rem;
    padding-inline-end: 2.5rem;
    animation: none;
  }
`
