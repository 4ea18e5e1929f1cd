import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

const wide = '(min-width: 768px)'

/** Text beside the picture; on phones above a picture with an outline, below one that fills the width. */
export const splitHeroCss = css`
  &[data-composition='split'] {
    grid-template-rows: auto minmax(16rem, 1fr);
  }
  &[data-composition='split'] .hero-frame {
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
`
