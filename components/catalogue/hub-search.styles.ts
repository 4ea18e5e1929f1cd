import { styled } from 'styled-components'

/** The search of the hub, as wide as what is typed into it. */
export const HubSearchForm = styled.form`
  max-width: 36rem;
  margin-top: 1.5rem;
`
