import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Price, features and state of a plan, where it is chosen and where it is changed. */
export const planPartsCss = css`
  .plan-price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 0.5rem;
    color: ${theme.color.inkSoft};
  }
  .plan-price strong {
    color: ${theme.color.ink};
    font-family: ${theme.font.display};
    font-stretch: ${theme.look.width};
    font-weight: ${theme.look.weight};
  }
  .plan-features {
    display: grid;
    gap: 0.625rem;
  }
  .plan-features li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: 0.625rem;
    line-height: 1.4;
  }
  .plan-features svg {
    margin-top: 0.1em;
    color: ${theme.brand.secondary};
  }
  .plan-owned {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 3.25rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.successTint};
    color: ${theme.color.success};
    font-weight: 600;
  }
`

/** A brand to choose, as a tile in its own colors; its list gives the size. */
export const brandTileCss = css`
  .brand-tile {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 0.5rem;
    border-radius: ${theme.radius.card};
    background:
      radial-gradient(120% 140% at 100% 0%, ${theme.brand.main} 0%, transparent 62%),
      ${theme.brand.deep};
    color: ${theme.brand.onMain};
    text-decoration: none;
  }
  .brand-tile > span {
    font-family: ${theme.font.display};
    font-stretch: ${theme.look.width};
    font-weight: ${theme.look.weight};
    letter-spacing: ${theme.look.trackingSmall};
    line-height: 1.1;
  }
`
