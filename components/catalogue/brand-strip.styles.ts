import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Tiles of the brands in their own colors. */
export const brandStripCss = css`
  .brand-strip {
    .brand-tiles {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 0.75rem;
    }
    .brand-tile {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      gap: 2rem;
      min-height: 7.5rem;
      padding: 1rem;
      border-radius: ${theme.radius.card};
      background: ${theme.brand.main};
      color: ${theme.brand.onMain};
      font-family: ${theme.font.display};
      font-size: calc(1.0625rem * ${theme.look.scaleSmall});
      font-weight: ${theme.look.weight};
      font-stretch: ${theme.look.width};
      letter-spacing: ${theme.look.trackingSmall};
      text-transform: ${theme.look.case};
      line-height: 1.15;
      text-decoration: none;
      transition: transform ${theme.motion.base} ${theme.motion.ease};
    }
    @media (hover: hover) {
      .brand-tile:hover {
        transform: translateY(-2px);
      }
    }
    @media (max-width: 1023px) {
      .brand-tiles {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
    @media (max-width: 575px) {
      .brand-tiles {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
  }
`
