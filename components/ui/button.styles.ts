import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The margin of a button without a border whose text is in line with others; it ends on the screen. */
export const outdent = `max(var(--button-height) / -2, -1 * ${theme.space.gutter})`

export const buttonCss = css`
  .ui-button {
    --button-height: 3rem;
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-height: var(--button-height);
    padding: 0.375rem calc(var(--button-height) / 2);
    border: 1px solid transparent;
    border-radius: ${theme.radius.button};
    background: none;
    color: ${theme.color.ink};
    font-weight: 600;
    font-size: calc(${theme.size.md} * ${theme.look.buttonScale});
    line-height: 1.2;
    letter-spacing: ${theme.look.buttonTracking};
    text-transform: ${theme.look.case};
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    transition:
      background-color ${theme.motion.fast} ease-out,
      border-color ${theme.motion.fast} ease-out,
      transform ${theme.motion.fast} ease-out;

    &[data-size='small'] {
      white-space: nowrap;
      --button-height: 2.25rem;
      font-size: calc(${theme.size.sm} * ${theme.look.buttonScale});
    }
    /* Touch targets need 44 px. */
    @media (pointer: coarse) {
      &[data-size='small'] {
        --button-height: 2.75rem;
      }
    }
    &[data-wide] {
      width: 100%;
    }
    &[data-icon-only] {
      width: var(--button-height);
      padding: 0;
    }
    &[data-variant='primary'] {
      background: ${theme.brand.main};
      color: ${theme.brand.onMain};
    }
    &[data-variant='secondary'] {
      border-color: ${theme.color.line};
    }
    &[data-variant='floating-secondary'] {
      background: ${theme.color.raised};
      border-color: ${theme.color.hairline};
      box-shadow: ${theme.shadow.float};
    }
    &:active {
      transform: scale(0.98);
    }
    @media (hover: hover) {
      &:hover {
        background: ${theme.color.sunken};
      }
      &[data-variant='primary']:hover {
        background: ${theme.brand.hover};
      }
      &[data-variant='secondary']:hover {
        border-color: ${theme.color.ink};
        background: none;
      }
    }
    &:disabled:not([data-hydrating]),
    &[aria-disabled='true'] {
      cursor: not-allowed;
      transform: none;
    }
    &:disabled:not([data-hydrating]),
    &[aria-disabled='true']:not([aria-busy='true']) {
      background: ${theme.color.sunken};
      border-color: transparent;
      box-shadow: none;
      color: ${theme.color.inkFaint};
    }
    &[aria-busy='true'] {
      cursor: progress;
    }
    &[aria-busy='true'] > .ui-button-label {
      opacity: 0;
    }
    & > .ui-spinner {
      position: absolute;
      inset: 0;
      margin: auto;
      width: 1.375em;
      height: 1.375em;
    }
    & svg {
      flex: none;
    }
  }
  .ui-button-label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
  }
`
