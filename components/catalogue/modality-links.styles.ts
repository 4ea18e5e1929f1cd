import { styled } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** Chips that lead to filtered lists; on a phone one row that is moved by hand. */
export const ModalityNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1rem 3rem;
  @media (max-width: ${breakpoints.mobile - 1}px) {
    flex-wrap: nowrap;
    margin: 0.75rem calc(-1 * ${theme.space.gutter}) 2rem;
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`
