import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Offers of plans as cards, two beside each other where there is room. */
export const offersCss = css`
  .offers {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .offer {
    display: flex;
    flex-direction: column;
    overflow: clip;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .offer .ui-picture {
    aspect-ratio: 16 / 7;
  }
  .offer-text {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.625rem;
    padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  }
  .offer h2 {
    font-size: ${theme.size.xl};
  }
  .offer-why {
    display: grid;
    grid-template-columns: 1.125rem 1fr;
    gap: 0.375rem 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .offer-why .ui-badge {
    grid-column: 2;
    justify-self: start;
  }
  .offer-why svg {
    margin-top: 0.125rem;
    color: ${theme.brand.secondary};
  }
  .offer-plan {
    margin-top: auto;
    padding-top: 0.75rem;
    border-top: 1px solid ${theme.color.hairline};
    font-weight: 600;
  }
  .offer-price {
    margin-bottom: 0.5rem;
    color: ${theme.color.inkSoft};
  }
  .offer-trial {
    display: block;
  }
  .offer-price strong {
    color: ${theme.color.ink};
    font-size: ${theme.size.lg};
  }
  @media (min-width: 860px) {
    .offers {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
