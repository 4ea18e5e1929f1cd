import { css } from 'styled-components'

/** The frame of spinners, and the movement of the one of buttons; the others bring their own. */
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
  .ui-tail-spin {
    animation: ui-spin 0.8s linear infinite;
  }
  .ui-waiting {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 3rem;
  }
  @keyframes ui-spin {
    to {
      transform: rotate(1turn);
    }
  }
`
