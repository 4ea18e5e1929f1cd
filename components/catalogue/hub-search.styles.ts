import { styled } from 'styled-components'

/** The search of the hub, as wide as what is typed into it. */
export const HubSearchFrame = styled.div`
  max-width: 36rem;
  margin-top: 1.5rem;
`
