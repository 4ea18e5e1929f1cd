import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The promotion code: its field with the button, and the code that was applied. */
export const promoCss = css`
  .promo {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0.5rem;
  }
  .promo > .ui-button {
    margin-top: 1.775rem;
  }
  .promo-open {
    justify-self: start;
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
    cursor: pointer;
  }
  .promo-applied {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding-block: 0.25rem;
    padding-inline-start: 1rem;
    line-height: 1.35;
    border-radius: ${theme.radius.field};
    background: ${theme.color.successTint};
    color: ${theme.color.success};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
`
