import { styled } from 'styled-components'

/** Styles of the favorites screens, including their plain descendants. */
export const FavoritesSection = styled.section`
  margin-top: 2rem;

  .list-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .list-more {
    display: flex;
    margin: 3rem auto 0;
  }
`
