import { css } from 'styled-components'

export const spinnerCss = css`
  .ui-spinner {
    width: 2.5rem;
    height: 2.5rem;
    overflow: visible;
  }
  .ui-spinner * {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ui-waiting {
    display: inline-flex;
  }
  @keyframes ui-spin {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes ui-fade {
    50% {
      opacity: 0.2;
    }
  }
  @keyframes ui-rise {
    50% {
      transform: scaleY(0.35);
    }
  }
  @keyframes ui-grow {
    from {
      transform: scale(0);
    }
    to {
      transform: scale(1);
      opacity: 0;
    }
  }
  @keyframes ui-beat {
    50% {
      transform: scale(0.7);
    }
  }
  @keyframes ui-draw {
    to {
      stroke-dashoffset: -105;
    }
  }
  @keyframes ui-swing {
    50% {
      transform: rotate(-28deg);
    }
  }
  @keyframes ui-drift {
    50% {
      transform: translate(3px, -3px);
    }
  }
`
