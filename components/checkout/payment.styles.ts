import styled from 'styled-components'
import { cardFieldsCss } from '@/components/payment-fields/card-fields.styles'
import { theme } from '@/lib/theme/theme'
import { noticeCss } from './notice.styles'
import { orderCss } from './order.styles'
import { promoCss } from './promo.styles'
import { walletCss } from './wallet.styles'

/** The payment screen: the form in one column, with the order always visible. */
export const PaymentFrame = styled.div`
  > header {
    margin-bottom: clamp(1.5rem, 1.2rem + 1.5vw, 2.5rem);
  }
  > header > p {
    margin-top: 0.75rem;
  }
  /* The form and the order side by side, without a void between them. */
  &:has(.checkout) {
    max-width: 64rem;
    margin-inline: auto;
  }
  ${orderCss}
  ${promoCss}
  ${walletCss}
  ${noticeCss}
  .checkout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    min-width: 0;
  }
  fieldset:not(.ui-choices) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2rem, 1.6rem + 1.5vw, 2.75rem);
    min-width: 0;
    padding: 0;
    border: 0;
  }
  section > h2 {
    margin-bottom: 1rem;
    font-size: ${theme.size.lg};
  }
  ${cardFieldsCss}
  .checkout form {
    position: relative;
  }
  .ui-choices.checkout-cards {
    gap: 0;
    margin-bottom: 0.25rem;
  }
  .checkout-cards > .ui-choice {
    padding: 1rem;
    border: 1px solid ${theme.color.line};
  }
  .checkout-cards > .ui-choice:first-of-type {
    border-radius: ${theme.radius.field} ${theme.radius.field} 0 0;
  }
  .checkout-cards > .ui-choice:last-of-type {
    margin-top: -1px;
    border-radius: 0 0 ${theme.radius.field} ${theme.radius.field};
  }
  .checkout-cards > .ui-choice:has(:checked) {
    z-index: 1;
    border-color: ${theme.brand.main};
    background: ${theme.brand.tint};
  }
  .pay {
    display: grid;
    gap: 1.25rem;
  }
  .charges {
    min-height: 3em;
    line-height: 1.5;
    text-wrap: pretty;
  }
  .charges strong {
    font-weight: 650;
  }
  .consent {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .pay-status {
    min-height: 1.5em;
    margin-top: -0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    text-align: center;
  }
  /* Quieter, but still the one thing to do: it leads to the first field that is missing. */
  .ui-button[data-pay][aria-disabled='true']:not([aria-busy='true']) {
    background: ${theme.brand.tint};
    color: ${theme.brand.secondary};
  }
  [data-pay] .ui-button-label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  @media (min-width: 900px) {
    .checkout {
      grid-template-columns: minmax(0, 34rem) minmax(18rem, 1fr);
      align-items: start;
      gap: 4rem;
    }
    .checkout > .order {
      order: 2;
    }
  }
`
