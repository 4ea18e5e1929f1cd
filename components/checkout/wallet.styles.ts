import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Wallets above the form, and the card of a wallet that has been confirmed. */
export const walletCss = css`
  .wallets {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  .wallets-buttons {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 3rem;
  }
  .wallets-buttons > * {
    grid-area: 1 / 1;
  }
  .wallets[data-offer='none'] {
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
`
