import styled from 'styled-components'
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
  .brands a {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 1rem;
    min-height: 8.5rem;
    padding: 1.25rem;
    border-radius: ${theme.radius.card};
    background:
      radial-gradient(120% 140% at 100% 0%, ${theme.brand.main} 0%, transparent 62%),
      ${theme.brand.deep};
    color: ${theme.brand.onMain};
    text-decoration: none;
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  .brands span {
    font-family: ${theme.font.display};
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
    font-stretch: ${theme.look.width};
    font-weight: ${theme.look.weight};
    letter-spacing: ${theme.look.trackingSmall};
    text-transform: ${theme.look.case};
    line-height: 1.1;
  }
  .brands svg {
    flex: none;
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  @media (hover: hover) {
    .brands a:hover {
      transform: translateY(-2px);
    }
    .brands a:hover svg {
      transform: translateX(3px);
    }
  }
  .brands-all {
    margin-top: 1.5rem;
  }
`
