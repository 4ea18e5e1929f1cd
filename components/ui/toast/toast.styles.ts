import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

export const toastCss = css`
  .ui-toasts {
    position: fixed;
    z-index: 90;
    display: grid;
    inset: 0 0 auto;
    width: 100%;
    max-height: 100%;
    overflow: visible;
    margin: 0;
    border: 0;
    background: none;
    color: inherit;
    justify-items: center;
    gap: 0.5rem;
    padding: calc(0.75rem + env(safe-area-inset-top)) 1rem 1rem;
    pointer-events: none;
  }
  @media (min-width: ${breakpoints.mobile}px) {
    .ui-toasts {
      inset: auto 0 0;
      padding-bottom: 1.5rem;
    }
  }
  .ui-toast {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    width: fit-content;
    max-width: min(100%, 32rem);
    min-height: 3.25rem;
    padding: 0.375rem 0.5rem 0.375rem 1rem;
    border-radius: 1.125rem;
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    font-size: ${theme.size.sm};
    font-weight: 500;
    line-height: 1.4;
    box-shadow: ${theme.shadow.float};
    pointer-events: auto;
    animation: ui-toast-in ${theme.motion.slow} ${theme.motion.ease};
  }
  .ui-toast > svg {
    flex: none;
  }
  .ui-toast > p {
    flex: 1;
    padding-block: 0.375rem;
  }
  .ui-toast :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
  .ui-toast-action,
  .ui-toast-close {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 0;
    border-radius: ${theme.radius.pill};
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .ui-toast-action {
    padding-inline: 0.75rem;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .ui-offline > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.625rem;
    padding: 0.625rem ${theme.space.gutter};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    font-size: ${theme.size.sm};
    font-weight: 500;
    line-height: 1.4;
  }
  @keyframes ui-toast-in {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
`
