import { css } from 'styled-components'
import { LOW_WINDOW } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'
import { hiddenCss } from './shared-rules.styles'

/** Reset, type scale, focus ring and global rules. */
export const baseCss = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-family: ${theme.font.text};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 5.5rem;
    -webkit-tap-highlight-color: transparent;
  }
  body {
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
    font-size: ${theme.size.md};
    line-height: 1.55;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: ${theme.font.display};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    line-height: 1.1;
    letter-spacing: ${theme.look.trackingSmall};
    text-wrap: balance;
  }
  h1,
  h2 {
    letter-spacing: ${theme.look.tracking};
  }
  /* Only headlines; titles and names keep their case. */
  h1,
  .ui-head > :is(h2, h3) {
    text-transform: ${theme.look.case};
  }
  h1 {
    font-size: calc(${theme.size.xxl} * ${theme.look.scale});
    line-height: 1.04;
  }
  h2 {
    font-size: calc(${theme.size.xl} * ${theme.look.scale});
  }
  h3 {
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
    line-height: 1.2;
  }
  h4 {
    font-size: calc(${theme.size.md} * ${theme.look.scaleSmall});
    line-height: 1.3;
  }
  p {
    text-wrap: pretty;
  }
  :where(ul[class], ol[class]) {
    list-style: none;
    padding: 0;
  }
  a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  .ui-icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  time,
  data,
  table,
  [data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  [hidden] {
    display: none !important;
  }
  ::selection {
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
  }
  :focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  .ui-hidden:not(:focus, :active, :focus-within) {
    ${hiddenCss}
  }
  /* In a low viewport nothing is sticky, so the header scrolls away. */
  @media (max-height: ${LOW_WINDOW}px) {
    html {
      scroll-padding-top: 1rem;
    }
  }
  /* Forced colors remove the page’s own colors; Highlight is the system color for selected
     items. */
  @media (forced-colors: active) {
    :is([aria-current], [aria-selected='true'], [aria-pressed='true'], label:has(> :checked)):not(
      .ui-breadcrumbs *
    ) {
      forced-color-adjust: none;
      background: Highlight !important;
      box-shadow: 0 0 0 0.25rem Highlight !important;
      color: HighlightText !important;

      & * {
        color: inherit !important;
      }
      &::after {
        background: none !important;
      }
    }
    .ui-choice:has(> :checked) {
      border-color: Highlight !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* A short one would begin anew at each descendant that inherits a changed color. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
