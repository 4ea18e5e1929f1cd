import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

export const flowHeaderCss = css`
  .flow-header {
    display: grid;
    grid-template-columns: 3rem 1fr 3rem;
    align-items: center;
    height: 4.5rem;
    padding-inline: calc(${theme.space.gutter} - 0.75rem);

    .logo {
      display: flex;
      align-items: center;
      justify-content: center;
      justify-self: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      text-decoration: none;
    }
  }
`
