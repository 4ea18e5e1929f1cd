import { css } from 'styled-components'

/** Makes a link of one line answer to a finger in 44 px of height, unseen. */
export const touchAreaCss = css`
  @media (pointer: coarse) {
    position: relative;
    display: inline-block;
    &::after {
      content: '';
      position: absolute;
      inset: -0.8125rem 0;
    }
  }
`
