import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E")`
const dot = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='3.5' fill='%23fff'/%3E%3C/svg%3E")`

/** Checkboxes and radio buttons, alone or in a group. */
export const choiceCss = css`
  .ui-choices {
    display: grid;
    gap: 0.75rem;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  .ui-choices > legend {
    margin-bottom: 0.75rem;
  }
  .ui-choice {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: 0.25rem 0.75rem;
    line-height: 1.5;
  }
  .ui-choice > :is(p) {
    grid-column: 2;
  }
  :is(.ui-choice > input, .ui-mark) {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid ${theme.color.line};
    border-radius: 6px;
    background: ${theme.color.surface} center / 1.125rem no-repeat;
    cursor: pointer;
  }
  :is(.ui-choice > input, .ui-mark)[type='radio'] {
    border-radius: 50%;
  }
  :is(.ui-choice > input, .ui-mark):checked {
    border-color: ${theme.brand.main};
    background-color: ${theme.brand.main};
    background-image: ${tick};
  }
  :is(.ui-choice > input, .ui-mark)[type='radio']:checked {
    background-image: ${dot};
  }
  :is(.ui-choice > input, .ui-mark)[aria-invalid] {
    border-color: ${theme.color.error};
  }
  .ui-choice > label {
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .ui-choices:has(> .ui-choice) {
      gap: 1.25rem;
    }
    .ui-choice > input {
      position: relative;
    }
    .ui-choice > input::after {
      content: '';
      position: absolute;
      inset: -0.6875rem;
    }
  }
  @media (forced-colors: active) {
    :is(.ui-choice > input, .ui-mark) {
      appearance: auto;
    }
  }
`
