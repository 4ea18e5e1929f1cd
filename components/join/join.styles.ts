import { css } from 'styled-components'
import { alertCss } from '@/components/ui/shared-rules.styles'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** One step of the sign-up: a headline, a sentence and a form. */
export const joinCss = css`
  .join-section {
    display: grid;
    gap: 1.75rem;
    padding-block: clamp(0.5rem, 0rem + 3vw, 3rem);

    .join-head p {
      margin-top: 0.75rem;
      color: ${theme.color.inkSoft};
    }
    /* What a guest has pressed takes up to this many lines: the form below must not move when it
       is known, or a press on its button is lost. */
    .join-pending-action,
    html[data-pending-action] & p[data-hydrating] {
      min-height: calc(3lh + 0.25rem);
    }
    .join-pending-action[data-names-class],
    html:is([data-pending-action^='book'], [data-pending-action^='wait']) & p[data-hydrating] {
      min-height: calc(4lh + 0.25rem);
    }
    .join-pending-action[data-names-class] strong {
      min-height: 2lh;
    }
    .join-when {
      white-space: nowrap;

      @media (min-width: ${breakpoints.tablet}px) {
        display: block;
      }
    }
    .join-pending-action strong {
      display: block;
      margin-bottom: 0.25rem;
      color: ${theme.color.ink};
      font-weight: 650;
    }
    .plan-line {
      padding: 0.875rem 1rem;
      border: 1px solid ${theme.color.hairline};
      border-radius: ${theme.radius.field};
      font-size: ${theme.size.sm};
    }
    .plan-line .offer-trial {
      display: block;
    }
    .plan-line .offer-price {
      color: ${theme.color.inkSoft};
    }
    .plan-line .offer-price strong {
      color: ${theme.color.ink};
    }
    .plan-line a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
      margin-bottom: -0.625rem;
    }
    .join-names {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.25rem 1rem;
    }
    .join-email {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0.25rem 1rem;
      padding: 0.875rem 1rem;
      border-radius: ${theme.radius.field};
      background: ${theme.color.sunken};
    }
    .join-email strong {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .join-foot {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1.5rem;
    }
    .join-stated {
      display: grid;
      gap: 0.25rem;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
    }
    .join-actions {
      display: grid;
      gap: 0.75rem;
    }
    .join-account {
      display: flex;
      align-items: center;
      gap: 1rem;
      padding: 1rem;
      border: 1px solid ${theme.color.hairline};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    }
    label.join-account {
      border-color: ${theme.color.line};
      cursor: pointer;
    }
    label.join-account:hover {
      border-color: ${theme.color.ink};
    }
    label.join-account:has(:checked) {
      border-color: ${theme.brand.main};
      box-shadow: 0 0 0 1px ${theme.brand.main};
    }
    label.join-account:has(:focus-visible) {
      outline: 2px solid ${theme.brand.main};
      outline-offset: 2px;
    }
    .join-account-mark {
      display: grid;
      place-items: center;
      flex: none;
      width: 3rem;
      height: 3rem;
      border-radius: 50%;
      background: ${theme.brand.tint};
      color: ${theme.brand.secondary};
      font-weight: 700;
    }
    .join-account-text {
      display: grid;
      flex: 1;
      min-width: 0;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
      overflow-wrap: anywhere;
    }
    .join-account-text strong {
      color: ${theme.color.ink};
      font-size: ${theme.size.md};
      font-weight: 600;
    }
    .join-account input {
      flex: none;
      margin: 0;
    }
    .join-linked {
      display: grid;
      gap: 0.75rem;
    }
    .join-linked h2 {
      font-family: ${theme.font.text};
      font-size: ${theme.size.sm};
      font-weight: 600;
      letter-spacing: 0;
    }
    .join-address {
      color: ${theme.color.ink};
      overflow-wrap: anywhere;
    }
    form > .join-sent:first-child {
      margin-top: -1rem;
    }
    .join-code input {
      /* The space after the last digit is not part of what is centered. */
      padding-inline-start: 0.35em;
      text-align: center;
      font-size: 1.75rem;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      letter-spacing: 0.35em;
    }
    .join-resend {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.5rem 1rem;
    }
    .join-resend .form-alert,
    .join-resend > [data-wide] {
      flex-basis: 100%;
    }
    .form-alert {
      ${alertCss}
    }
    .form-alert[data-tone='info'] {
      background: ${theme.color.sunken};
      color: ${theme.color.ink};
    }
    .form-alert svg {
      flex: none;
      margin-top: 0.125rem;
    }
    .form-alert a {
      font-weight: 600;
    }
    .form-alert .ui-sentences ~ a {
      display: inline-block;
      margin-top: 0.375rem;
    }
    @media (max-width: 374px) {
      .join-names {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`
