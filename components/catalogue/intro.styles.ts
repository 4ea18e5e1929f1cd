import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The words beside a picture that introduce something: its kinds, what to do. */
export const introCss = css`
  .intro-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
    margin-top: 1.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .intro-kinds li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  .intro-do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    margin-top: 1.75rem;
  }
`
