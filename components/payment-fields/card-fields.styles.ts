import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The fields of a card and its address; for the form around them. */
export const cardFieldsCss = css`
  .checkout-pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(3, auto);
    gap: 0.375rem 0.75rem;
  }
  /* Fields stay in line where only one of two labels needs two lines. */
  .checkout-pair > .ui-field {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  .checkout-pair .ui-field-label {
    align-self: end;
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
