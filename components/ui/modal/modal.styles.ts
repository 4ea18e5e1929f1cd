import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

export const modalCss = css`
  html:has(dialog:modal) {
    overflow: hidden;
    padding-inline-end: var(--scrollbar, 0);
  }
  .ui-modal {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - 2rem);
    padding: 0;
    border: 0;
    border-radius: 1.5rem 1.5rem 0 0;
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.float};
    overscroll-behavior: contain;
    outline: none;
    opacity: 1;
    transform: none;
    transition:
      opacity 200ms ease-out,
      transform 200ms ${theme.motion.ease};
  }
  .ui-modal::backdrop {
    background: rgb(14 13 11 / 60%);
    opacity: 1;
    transition: opacity 200ms ease-out;
  }
  .ui-modal[data-state='closed'] {
    opacity: 0;
    transform: translateY(1rem);
  }
  .ui-modal[data-state='closed']::backdrop {
    opacity: 0;
  }
  @starting-style {
    .ui-modal[data-state='open'] {
      opacity: 0;
      transform: translateY(1rem);
    }
    .ui-modal[data-state='open']::backdrop {
      opacity: 0;
    }
  }
  .ui-modal-body {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 2rem ${theme.space.gutter} calc(1.5rem + env(safe-area-inset-bottom));
  }
  .ui-modal-body > h2 {
    padding-inline-end: 2.5rem;
  }
  .ui-modal-image {
    margin: -2rem calc(-1 * ${theme.space.gutter}) 0.5rem;
  }
  .ui-modal-image ~ h2 {
    padding-inline-end: 0;
  }
  .ui-modal-description {
    color: ${theme.color.inkSoft};
  }
  .ui-modal-pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem;
  }
  .ui-modal-close {
    position: absolute;
    top: 1.125rem;
    inset-inline-end: 0.75rem;
  }
  .ui-modal-image ~ .ui-modal-close {
    background: ${theme.color.raised};
  }
  .ui-modal-actions {
    display: grid;
    grid-auto-flow: row;
    gap: 0.75rem;
    margin-top: 0.75rem;
  }
  .ui-modal-actions > :last-child {
    order: -1;
  }
  @media (min-width: ${breakpoints.mobile}px) {
    .ui-modal {
      inset: 0;
      margin: auto;
      width: calc(100% - 3rem);
      max-width: 30rem;
      height: fit-content;
      border-radius: 1.5rem;
    }
    .ui-modal[data-wide] {
      max-width: 44rem;
    }
    .ui-modal-body {
      padding: 2rem;
    }
    .ui-modal-image {
      margin: -2rem -2rem 0.5rem;
    }
    .ui-modal-actions {
      grid-auto-flow: column;
      justify-content: end;
    }
    .ui-modal-actions > :last-child {
      order: 0;
    }
  }
`
