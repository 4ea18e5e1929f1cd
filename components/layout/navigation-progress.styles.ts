import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

export const navigationProgressCss = css`
  .page-progress {
    position: fixed;
    z-index: 50;
    inset: 0 0 auto;
    height: 3px;
    background: ${theme.brand.main};
    transform: scaleX(0);
    transform-origin: 0 0;
    pointer-events: none;
  }
  /* Slower and slower, as nobody knows how long it takes, and gone when it cannot be true any more.
     Drawn without scripts, which are busy. */
  .page-progress[data-pending] {
    animation: page-progress 20s cubic-bezier(0.05, 0.8, 0.2, 1) forwards;
  }
  @keyframes page-progress {
    from {
      transform: scaleX(0.15);
    }
    99% {
      transform: scaleX(0.95);
      opacity: 1;
    }
    to {
      transform: scaleX(0.95);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .page-progress[data-pending] {
      animation: none;
      transform: none;
    }
  }
  @media (forced-colors: active) {
    .page-progress {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
