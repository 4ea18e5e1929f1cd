import { styled } from 'styled-components'
import { outdent } from '@/components/ui/button.styles'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/** The list of the member's bookings. */
export const BookingsSection = styled.section`
  margin-top: 1.5rem;

  .bookings {
    padding: 0;
    list-style: none;
  }
  .booking {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem 1.5rem;
    padding-block: 1.25rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .booking[data-waitlist] {
    align-items: start;
  }
  .booking .ui-picture {
    border-radius: ${theme.radius.field};
  }
  .bookings-day {
    margin-top: 2rem;
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .bookings-day::first-letter {
    text-transform: uppercase;
  }
  .bookings-more {
    margin-top: 1.5rem;
  }
  .booking h3 {
    margin-block: 0.25rem;
    font-size: ${theme.size.lg};
  }
  .booking h3 a {
    ${touchAreaCss}
    text-decoration: none;
  }
  .booking-when {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    color: ${theme.brand.secondary};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  .booking-was {
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
  .bookings li:last-child .booking {
    border-bottom: 0;
  }
  .booking-do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  @media (max-width: 767px) {
    .booking {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    .booking-do {
      grid-column: 2;
    }
    /* Aligns the label with the lines above. */
    .booking-do [data-variant='ghost-secondary']:first-child {
      margin-inline-start: ${outdent};
    }
  }
`
