import styled from 'styled-components'
import { cardFieldsCss } from '@/components/payment-fields/card-fields.styles'
import { theme } from '@/lib/theme/theme'
import { orderCss } from './order.styles'
import { promoCss } from './promo.styles'

/** The payment screen: the form in one column, with the order always visible. */
export const PaymentFrame = styled.div`
  > header {
    margin-bottom: clamp(1.5rem, 1.2rem + 1.5vw, 2.5rem);
  }
  > header > p {
    margin-top: 0.75rem;
  }
  ${orderCss}
  ${promoCss}
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
  .wallets {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .wallets:not([data-offered]) {
    position: absolute;
    inset-inline: 0;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
  .wallets-or {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 1rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .wallets-or::before,
  .wallets-or::after {
    border-top: 1px solid ${theme.color.hairline};
    content: '';
  }
  .wallet-card {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1rem;
    padding: 1rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.field};
  }
  .wallet-card p {
    flex: 1 1 14rem;
    min-width: 0;
  }
  .wallet-card span {
    display: block;
    overflow-wrap: anywhere;
  }
  .wallet-card p span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
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
  .notice {
    display: flex;
    gap: 0.75rem;
    padding: 1rem 1.25rem;
    border-radius: ${theme.radius.field};
    line-height: 1.45;
  }
  .notice[data-tone='error'] {
    background: ${theme.color.errorTint};
    color: ${theme.color.error};
  }
  .notice[data-tone='info'] {
    background: ${theme.color.infoTint};
    color: ${theme.color.info};
  }
  .notice svg {
    flex: none;
    margin-top: 0.05em;
  }
  > .notice {
    margin-bottom: 1.5rem;
  }
  .notice-title {
    font-weight: 650;
  }
  .notice p + p {
    margin-top: 0.25rem;
  }
  .notice .ui-button {
    margin-top: 0.75rem;
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
  [data-pay] .ui-button-label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  @media (min-width: 900px) {
    .checkout {
      grid-template-columns: minmax(0, 34rem) minmax(18rem, 24rem);
      justify-content: space-between;
      align-items: start;
      gap: 4rem;
    }
    .checkout > .order {
      order: 2;
    }
  }
`
