import styled from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { PaymentFrame } from './payment.styles'

/** The page of payment links: who prepared it and what does not count, above the payment. */
export const PublicPaymentFrame = styled(PaymentFrame)`
  .link-brand {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
  .link-studio {
    display: grid;
    gap: 0.25rem;
    max-width: 34rem;
    padding: 1.25rem 1.5rem;
    border-radius: ${theme.radius.card};
    background: ${theme.brand.tint};
  }
  .link-studio-name {
    font-size: ${theme.size.lg};
    font-weight: 650;
  }
  .link-studio p:last-child,
  .checkout-aside,
  .link-trial,
  .link-member {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .link-studio p:last-child {
    margin-top: 0.5rem;
  }
  .link-member strong {
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
  }
  .link-trial {
    max-width: 34rem;
  }
  .link-diagnosis {
    max-width: 34rem;
    margin-top: 1rem;
    font-size: ${theme.size.sm};
  }
  .link-diagnosis summary {
    display: inline-block;
    min-height: 2.75rem;
    color: ${theme.color.inkSoft};
    line-height: 2.75rem;
    text-decoration: underline;
    cursor: pointer;
  }
  .link-diagnosis pre {
    margin-block: 0.75rem;
    padding: 0.75rem 1rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.field};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .link-wrong + .link-wrong {
    margin-top: 0.25rem;
  }
  .ui-state + .link-diagnosis {
    margin-inline: auto;
    text-align: center;
  }
  .ui-state + .link-diagnosis pre {
    text-align: start;
  }
  .link-brand .link-diagnosis {
    margin-top: -1.25rem;
  }
`
