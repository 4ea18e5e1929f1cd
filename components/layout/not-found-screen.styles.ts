import { styled } from 'styled-components'

/** The sentence, the search and the lists below one another, in the middle. */
export const NotFoundFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: 1.5rem;

  .ui-state {
    padding-bottom: 0;
  }
  form {
    display: flex;
    gap: 0.75rem;
    width: min(30rem, 100%);
  }
  form > .ui-field {
    flex: 1;
    min-width: 0;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    list-style: none;
    padding: 0;
  }
`
