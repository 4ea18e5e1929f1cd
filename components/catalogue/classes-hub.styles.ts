import { css } from 'styled-components'

/** The search of the hub, limited in width. */
export const hubSearchCss = css`
  .hub-search {
    max-width: 36rem;
    margin-top: 1.5rem;
  }
`

export const hubChipsCss = css`
  .hub-chips {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    margin-block: 1rem 3rem;
  }
`
