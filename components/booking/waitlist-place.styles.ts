import { css } from 'styled-components'

/** A member's place on a waitlist, which rows, pages and the list of bookings show. */
export const waitlistPlaceCss = css`
  .waitlist-place {
    display: grid;
    gap: 0.75rem;
    width: 100%;
    max-width: 26rem;
  }
  .waitlist-place > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
`
