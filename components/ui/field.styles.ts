import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E")`
const dot = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='3.5' fill='%23fff'/%3E%3C/svg%3E")`

export const fieldCss = css`
  .ui-field {
    display: grid;
    gap: 0.375rem;
    min-width: 0;
  }
  .ui-field-label {
    padding: 0;
    font-size: ${theme.size.sm};
    font-weight: 600;
    line-height: 1.4;
  }
  .ui-field-optional {
    margin-inline-start: 0.5em;
    color: ${theme.color.inkFaint};
    font-weight: 400;
  }
  .ui-control {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 3.25rem;
    padding-inline: 1rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.field};
    background: ${theme.color.surface};
    transition: border-color ${theme.motion.fast} ease-out;
  }
  .ui-control > svg {
    flex: none;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
  .ui-control :is(input, select) {
    flex: 1;
    min-width: 0;
    width: 100%;
    padding-block: 0.75rem;
    border: 0;
    background: none;
    outline: none;
    line-height: 1.5;
  }
  .ui-control select {
    appearance: none;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  .ui-control option {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }
  .ui-control[data-select] {
    position: relative;
    padding: 0;
  }
  .ui-control[data-select] select {
    padding-inline: 1rem 2.75rem;
  }
  .ui-control[data-select] > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
  }
  .ui-control ::placeholder {
    color: ${theme.color.inkFaint};
    opacity: 1;
  }
  .ui-control:hover {
    border-color: ${theme.color.ink};
  }
  .ui-control:has(:is(input, select):focus-visible),
  .ui-control:has(.StripeElement--focus) {
    border-color: ${theme.brand.main};
    box-shadow: 0 0 0 1px ${theme.brand.main};
    outline: 2px solid transparent;
  }
  .ui-control:has([aria-invalid]) {
    border-color: ${theme.color.error};
  }
  .ui-control:has([aria-invalid]:focus-visible) {
    box-shadow: 0 0 0 1px ${theme.color.error};
  }
  .ui-control:has(:is(input, select):is(:disabled, :read-only:not(select))) {
    background: ${theme.color.sunken};
    border-color: ${theme.color.hairline};
  }
  .ui-control input::-webkit-search-cancel-button {
    display: none;
  }
  .ui-control input:-webkit-autofill {
    -webkit-text-fill-color: ${theme.color.ink};
    box-shadow: inset 0 0 0 4rem ${theme.color.surface};
  }
  .ui-control-button {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline-end: -0.625rem;
    border: 0;
    border-radius: ${theme.radius.pill};
    background: none;
    color: ${theme.color.inkSoft};
    cursor: pointer;
  }
  .ui-control input:placeholder-shown + .ui-control-button {
    visibility: hidden;
  }
  .ui-field-hint {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    line-height: 1.45;
  }
  .ui-field-error {
    display: flex;
    gap: 0.375rem;
    color: ${theme.color.error};
    font-size: ${theme.size.sm};
    font-weight: 500;
    line-height: 1.45;
  }
  .ui-field-error svg {
    flex: none;
    margin-top: 1px;
  }
  .ui-sentences {
    display: grid;
    gap: 0.25rem;
    padding-inline-start: 1.125rem;
    list-style: disc;
  }
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
