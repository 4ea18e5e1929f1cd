import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

export const pictureCss = css`
  .ui-picture {
    position: relative;
    width: 100%;
    height: auto;
    aspect-ratio: var(--ratio, 16 / 9);
    object-fit: cover;
    background: ${theme.brand.tint} center / cover no-repeat;
  }
  /* A picture that does not arrive leaves its ground, not a broken frame. */
  .ui-picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
  }
`
