import styled from 'styled-components'
import { brandTileCss } from '@/components/plans/plans.styles'
import { theme } from '@/lib/theme/theme'

/** Tiles in the colors of their brands. */
export const BrandSelectorFrame = styled.div`
  > header {
    margin-bottom: clamp(1.5rem, 1.2rem + 1.5vw, 2.5rem);
  }
  > header > p {
    margin-top: 0.75rem;
  }
  .brands {
    display: grid;
    gap: 0.75rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${brandTileCss}
  .brand-tile {
    min-height: clamp(7rem, 5.5rem + 5vw, 9.5rem);
    padding: clamp(1rem, 0.75rem + 1vw, 1.5rem);
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  .brand-tile::before {
    font-size: clamp(6.5rem, 5rem + 5vw, 9rem);
    mask: ${theme.look.plan};
  }
  .brand-tile > span {
    font-size: calc(clamp(1rem, 0.6rem + 1.8vw, 1.5rem) * ${theme.look.scaleSmall});
    text-transform: ${theme.look.case};
  }
  .brand-tile svg {
    flex: none;
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  @media (max-width: 575px) {
    .brand-tile svg {
      display: none;
    }
  }
  @media (min-width: 576px) {
    .brands {
      gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    }
  }
  @media (min-width: 1000px) {
    .brands {
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    }
  }
  @media (hover: hover) {
    .brand-tile:hover {
      transform: translateY(-2px);
    }
    .brand-tile:hover svg {
      transform: translateX(3px);
    }
  }
  .brands-all {
    margin-top: 1.5rem;
  }
`
