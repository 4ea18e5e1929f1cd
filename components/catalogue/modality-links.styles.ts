import { styled } from 'styled-components'

/** Chips that lead to filtered lists. */
export const ModalityNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1.5rem 3rem;
`
