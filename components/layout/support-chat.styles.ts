import { css } from 'styled-components'
import { LOW_WINDOW } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** Where the button would cover what is pressed, it stands at the end of the page. */
const atPageEnd = css`
  position: static;
  display: flex;
  justify-content: flex-end;
  padding: 1rem ${theme.space.gutter};

  .ui-button {
    translate: none !important;
  }
  .support-panel {
    inset-block-end: 0.5rem;
    max-height: calc(100dvh - 1rem);
    overflow-y: auto;
  }
`

/** A button that floats in the corner, and the panel that it opens above itself. */
export const supportChatCss = css`
  .support-chat {
    position: fixed;
    z-index: 30;
    right: ${theme.space.gutter};
    bottom: calc(1rem + env(safe-area-inset-bottom));
    /* What the button has made way for can be pressed. */
    pointer-events: none;

    .ui-button,
    .support-panel {
      pointer-events: auto;
    }
    .support-place {
      width: 3rem;
      height: 3rem;
    }
    .ui-button {
      transition: translate ${theme.motion.slow} ${theme.motion.ease};
    }
    /* The chat's own script has added its own button. */
    html[data-chat='ready'] & .ui-button {
      visibility: hidden;
    }
    .support-panel {
      position: fixed;
      inset: auto ${theme.space.gutter} calc(5rem + env(safe-area-inset-bottom)) auto;
      width: min(22rem, 100vw - 2 * ${theme.space.gutter});
      padding: 1.5rem;
      border: 1px solid ${theme.color.hairline};
      border-radius: ${theme.radius.card};
      background: ${theme.color.raised};
      color: ${theme.color.ink};
      box-shadow: ${theme.shadow.float};
    }
    .support-panel h2 {
      font-size: ${theme.size.lg};
    }
    .support-panel p {
      margin-top: 0.5rem;
      color: ${theme.color.inkSoft};
    }
    .support-panel ul {
      display: grid;
      gap: 0.25rem;
      margin-top: 1rem;
      list-style: none;
      padding: 0;
    }
    .support-panel a {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      min-height: 2.75rem;
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    @media (max-height: ${LOW_WINDOW}px) {
      ${atPageEnd}
    }
    /* The fields of a form fill a phone's width. */
    &[data-beside='form'] {
      @media (max-width: 899px) {
        ${atPageEnd}
        /* The screen around it has gutters. */
        padding-inline: 0;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      .support-panel {
        transition:
          opacity ${theme.motion.base} ease-out,
          translate ${theme.motion.base} ${theme.motion.ease};
      }
      @starting-style {
        .support-panel:popover-open {
          opacity: 0;
          translate: 0 0.5rem;
        }
      }
    }
  }
`
