import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The member's calendar feed below the bookings. */
export const CalendarFeedFrame = styled.div`
  .calendar-feed {
    display: grid;
    justify-items: start;
    gap: 0.75rem;
    max-width: ${theme.width.text};
    margin-top: 3rem;
    padding-top: 2rem;
    border-top: 1px solid ${theme.color.hairline};

    h2 {
      font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
    }
    .ui-field,
    .ui-skeleton {
      width: 100%;
    }
    .feed-do {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem;
    }
    @media (max-width: 575px) {
      .feed-do {
        width: 100%;
      }
      .feed-do .ui-button {
        flex: 1 1 auto;
      }
    }
  }
`
