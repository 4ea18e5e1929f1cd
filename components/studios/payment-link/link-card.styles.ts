import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/**
 * The card to print, light in both themes, as paper is. In print, what neither is the card nor holds
 * it is left out, and what holds it takes no room of its own.
 */
export const linkCardCss = css`
  .link-card {
    --ink: #16130f;

    display: grid;
    justify-items: center;
    padding: 2rem 1.5rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: #fff;
    color: var(--ink);
    color-scheme: light;
    text-align: center;
  }
  .card-mark {
    font-family: ${theme.font.mark};
    font-size: ${theme.size.lg};
    font-weight: 800;
    font-stretch: 125%;
  }
  .link-card h3 {
    margin-top: 0.5rem;
    font-size: ${theme.size.xl};
    color: var(--ink);
  }
  .card-code {
    display: grid;
    place-items: center;
    width: min(100%, 15rem);
    aspect-ratio: 1;
    margin-top: 1rem;
  }
  .card-code svg {
    width: 100%;
    height: 100%;
    fill: #000;
  }
  .card-scan {
    font-weight: 600;
  }
  .card-plan {
    display: grid;
    gap: 0.125rem;
    margin-top: 1.25rem;
  }
  .card-address {
    margin-top: 1.25rem;
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
  @media print {
    :root:has(& .link-card),
    body:has(& .link-card) {
      background: #fff !important;
    }
    body:has(& .link-card) *:not(:has(.link-card), .link-card, .link-card *) {
      display: none !important;
    }
    body:has(& .link-card),
    body:has(& .link-card) *:has(.link-card) {
      display: block !important;
      position: static !important;
      width: auto !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
    }
    .link-card {
      max-width: 32rem;
      margin: 12mm auto 0;
      border: 1px solid #8b857c;
      break-inside: avoid;
    }
    .card-code {
      width: 85mm;
    }
  }
`
