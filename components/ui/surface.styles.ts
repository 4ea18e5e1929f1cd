import { css } from 'styled-components'
import { theme, tokenNames } from '@/lib/theme/theme'
import { motifStrength } from '@/lib/theme/brand-look'

const white = `${tokenNames.color.ink}:#fff;${tokenNames.color.inkSoft}:#fff;${tokenNames.color.line}:rgb(255 255 255/70%);${tokenNames.color.hairline}:rgb(255 255 255/32%);${tokenNames.brand.secondary}:#fff;`

/**
 * What the brand's own colours are as a ground: everything inside takes the colours that are
 * readable there. `.ui-motif` is the brand's drawing behind words, its size that of the box's em.
 */
export const surfaceCss = css`
  [data-ground] {
    color: ${theme.color.ink};
  }
  [data-ground='tint'] {
    ${tokenNames.brand.secondary}: ${theme.color.ink};
    background: ${theme.brand.tint};
  }
  [data-ground='main'] {
    ${white}
    background: ${theme.brand.main};
  }
  [data-ground='deep'] {
    color-scheme: dark;
    ${tokenNames.color.inkSoft}: #fff;
    background: ${theme.brand.deep};
  }
  :is([data-ground='main'], [data-ground='deep'][data-composition='split'])
    .ui-button[data-variant='primary'] {
    background: #fff;
    color: ${theme.brand.deep};
  }
  .ui-motif {
    position: relative;
    overflow: clip;
    isolation: isolate;
  }
  .ui-motif::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.brand.main};
    opacity: ${motifStrength.paper};
    mask-composite: intersect;
    pointer-events: none;
  }
  .ui-motif[data-ground='tint']::before {
    opacity: ${motifStrength.tint};
  }
  .ui-motif[data-ground='main']::before {
    background: ${theme.brand.deep};
    opacity: ${motifStrength.main};
  }
  .ui-motif[data-ground='deep']::before {
    opacity: ${motifStrength.deep};
  }
`
