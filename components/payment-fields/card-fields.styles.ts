import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The fields of a card and its address; for the form around them. */
export const cardFieldsCss = css`
  .checkout-pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: 0.75rem;
  }
  .ui-control[data-field] > .StripeElement {
    flex: 1;
    min-width: 0;
  }
  .ui-control[data-invalid] {
    border-color: ${theme.color.error};
  }
  .ui-control:has(.StripeElement--focus)[data-invalid] {
    box-shadow: 0 0 0 1px ${theme.color.error};
  }
  .checkout-secure {
    display: flex;
    gap: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .checkout-secure svg {
    flex: none;
    margin-top: 1px;
  }
`
