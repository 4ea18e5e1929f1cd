import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { choiceCss } from './choice.styles'

/** Fields of forms: label, control, hint and error, and choices. */
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
  ${choiceCss}
`
