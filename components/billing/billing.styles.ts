import { styled } from 'styled-components'
import { cardFieldsCss } from '@/components/payment-fields/card-fields.styles'
import { outdent } from '@/components/ui/button.styles'
import { theme } from '@/lib/theme/theme'

/** Cards, payments and documents as calm lists under each other. */
export const BillingSection = styled.div`
  margin-top: 2rem;
  max-width: 48rem;

  section + section {
    margin-top: clamp(2.5rem, 2rem + 2vw, 3.5rem);
  }
  section > h2 {
    margin-bottom: 0.75rem;
    font-size: ${theme.size.lg};
  }
  .billing-list {
    margin-bottom: 1.25rem;
    padding: 0;
    border-top: 1px solid ${theme.color.hairline};
    list-style: none;
  }
  .billing-list li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
    padding-block: 1rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .billing-list li > div:first-child {
    flex: 1 1 15rem;
    min-width: 0;
  }
  .billing-list p {
    overflow-wrap: anywhere;
  }
  .billing-name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-expires='expired'] {
    color: ${theme.color.error};
  }
  [data-expires='soon'] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
  .billing-actions,
  .billing-amount {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  /* Their text stands in line with the others. */
  .billing-list [data-variant='ghost-secondary']:first-child {
    margin-inline-start: ${outdent};
  }
  .billing-list [data-variant='ghost-secondary']:last-child {
    margin-inline-end: ${outdent};
  }
  .billing-empty {
    margin-bottom: 1.25rem;
    padding: 1.25rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
  }
  .billing-empty h3 {
    margin-bottom: 0.25rem;
    font-size: ${theme.size.md};
  }
  .billing-due {
    margin-bottom: 2.5rem;
    padding: 1.25rem;
    border-radius: ${theme.radius.card};
    background: ${theme.color.errorTint};
  }
  .billing-due .billing-actions {
    margin-top: 1rem;
  }
  .billing-notice {
    margin-bottom: 1rem;
    padding: 1rem 1.25rem;
    border-radius: ${theme.radius.field};
    background: ${theme.color.infoTint};
    color: ${theme.color.info};
  }
  .billing-notice[data-tone='error'] {
    margin-bottom: 0;
    background: ${theme.color.errorTint};
    color: ${theme.color.error};
  }
  .billing-notice .ui-button {
    margin-top: 0.75rem;
  }
  .billing-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    max-width: 34rem;
    padding: clamp(1.25rem, 1rem + 1.25vw, 2rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
  }
  .billing-form fieldset:not(.ui-choices) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  .billing-form h4 {
    margin-top: 0.5rem;
    font-size: ${theme.size.md};
  }
  @media (max-width: 575px) {
    .billing-form .billing-actions .ui-button {
      width: 100%;
    }
  }
  .billing-periods {
    margin-block: 1rem;
  }
  section > .checkout-pair {
    max-width: 34rem;
    margin-bottom: 1rem;
  }
  ${cardFieldsCss}
`
