import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

const wide = '(min-width: 768px)'

/** The hero of the home page: a headline, one action and a picture. */
export const HeroSection = styled.section`
  position: relative;
  display: grid;
  min-height: clamp(30rem, 76svh, 46rem);
  overflow: clip;
  isolation: isolate;

  .hero-picture {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 65% 50%;
  }
  .hero-text {
    padding-block: clamp(2rem, 1rem + 5vw, 5rem);
  }
  h1 {
    max-width: 14ch;
    font-size: calc(${theme.size.hero} * ${theme.look.scale});
    line-height: 1;
  }
  p {
    max-width: 38ch;
    margin-top: 1rem;
    color: ${theme.color.inkSoft};
    text-wrap: balance;
    font-size: ${theme.size.lg};
    line-height: 1.45;
  }
  .hero-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1rem;
    margin-top: 1.75rem;
  }
  .hero-terms {
    font-size: ${theme.size.sm};
  }
  .hero-actions .ui-link {
    font-size: ${theme.size.md};
  }

  /* Text on the picture. */
  &[data-composition='full'] .hero-frame {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  &[data-composition='full'] .hero-frame::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      130% 120% at 0% 100%,
      color-mix(in srgb, ${theme.brand.deep} 94%, transparent) 34%,
      color-mix(in srgb, ${theme.brand.deep} 58%, transparent) 58%,
      transparent 82%
    );
  }
  @media not all and ${wide} {
    &[data-composition='full'] .hero-frame::after {
      background: linear-gradient(
        to top,
        color-mix(in srgb, ${theme.brand.deep} 94%, transparent) 44%,
        color-mix(in srgb, ${theme.brand.deep} 40%, transparent) 66%,
        transparent 92%
      );
    }
  }
  &[data-composition='full'] .hero-body {
    align-self: end;
  }
  &[data-composition='full'] p {
    color: ${theme.color.ink};
  }

  /* Text beside the picture; on phones above a picture with an outline, below one that fills the
     width. */
  &[data-composition='split'] {
    grid-template-rows: auto minmax(16rem, 1fr);
  }
  &[data-composition='split'] .hero-frame {
    order: 1;
    overflow: hidden;
    width: min(100% - 2 * ${theme.space.gutter}, 26rem);
    margin: 0 auto 2.5rem;
  }
  &[data-composition='split'] .hero-text {
    padding-block: 2.25rem 1.75rem;
  }
  &[data-frame='arch'] .hero-frame {
    width: min(78%, 22rem);
    margin-bottom: 0;
    border-radius: 999px 999px 0 0;
  }
  &:is([data-frame='disc'], [data-frame='petal']) .hero-frame {
    width: min(82%, 22rem);
    aspect-ratio: 1;
    border-radius: 50%;
  }
  &[data-frame='petal'] .hero-frame {
    border-radius: 62% 38% 46% 54% / 54% 46% 54% 46%;
  }
  &[data-frame='capsule'] .hero-frame {
    border-radius: 999px;
  }
  &[data-frame='leaf'] .hero-frame {
    border-radius: 45% 0;
  }
  &:is([data-frame='slant'], [data-frame='block'], [data-frame='bend']) {
    grid-template-rows: minmax(15rem, 1fr) auto;
    .hero-frame {
      order: 0;
      width: 100%;
      margin: 0;
    }
  }
  @media not all and ${wide} {
    &[data-frame='slant'] .hero-frame {
      clip-path: polygon(0 0, 100% 0, 100% 84%, 0 100%);
    }
    &[data-frame='bend'] .hero-frame {
      border-radius: 0 0 0 12rem;
    }
  }
  @media ${wide} {
    &[data-composition='split'] {
      --edge: max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2));
      grid-template-rows: minmax(0, 1fr);
    }
    &[data-composition='split'] .hero-frame {
      position: absolute;
      inset: 3rem var(--edge) 3rem 50%;
      width: auto;
      margin: 0;
    }
    &[data-composition='split'] .hero-body {
      align-self: center;
    }
    &[data-composition='split'] .hero-text {
      max-width: min(44%, 34rem);
      padding-block: 3rem;
    }
    &[data-frame='arch'] .hero-frame {
      inset: 3.5rem calc(var(--edge) + 4%) 0 56%;
    }
    &[data-frame='capsule'] .hero-frame {
      inset: 17% var(--edge) 17% 48%;
    }
    &:is([data-frame='disc'], [data-frame='petal']) .hero-frame {
      inset: 50% var(--edge) auto auto;
      width: min(44%, 36rem);
      translate: 0 -50%;
    }
    &[data-frame='slant'] .hero-frame {
      inset: 0 0 0 42%;
      clip-path: polygon(24% 0, 100% 0, 100% 100%, 0 100%);
    }
    &[data-frame='block'] .hero-frame {
      inset: 0 0 0 50%;
    }
    &[data-frame='bend'] .hero-frame {
      inset: 3rem 0 0 46%;
      border-radius: 100% 0 0 0 / 92% 0 0 0;
    }
  }

  /* Text below the picture. */
  &[data-composition='band'] {
    grid-template-rows: minmax(14rem, 1fr) auto;
  }
  &[data-composition='band'] .hero-frame {
    position: relative;
    overflow: hidden;
  }
  &[data-composition='band'] .hero-picture {
    position: absolute;
    inset: 0;
    object-position: 62% 62%;
  }
  &[data-composition='band']:not([data-centered]) .hero-frame {
    border-bottom: 6px solid ${theme.brand.main};
  }
  &[data-centered] .hero-frame {
    border-radius: 0 0 50% 50% / 0 0 3.5rem 3.5rem;
  }
  &[data-centered] .hero-text {
    padding-block: 2rem 3rem;
    text-align: center;
  }
  &[data-centered] :is(h1, p) {
    max-width: none;
  }
  &[data-centered] .hero-actions {
    justify-content: center;
  }
  @media ${wide} {
    &[data-composition='band']:not([data-centered]) .hero-text {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
      gap: 1.5rem 3rem;
      align-items: end;
      padding-block: 2.25rem 3rem;
    }
    &[data-composition='band'] p {
      margin-top: 0.75rem;
    }
  }

  /* Smaller for members, so that their own rows are visible without scrolling. */
  html[data-session='member'] & {
    min-height: clamp(22rem, 52svh, 32rem);
  }
  html[data-session='member'] & .hero-text {
    padding-block: clamp(2rem, 1rem + 3vw, 3.5rem);
  }
  html[data-session='member'] & p,
  html[data-session='member'] & .for-guests,
  html:not([data-session='member']) & .for-members {
    display: none;
  }
`
