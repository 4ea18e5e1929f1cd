import { css } from 'styled-components'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/**
 * The strip with the next booked class. It has no box of its own, so that it takes no space when it
 * is empty.
 */
export const nextBookingCss = css`
  .next-booking-frame {
    display: contents;

    .next-booking {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr) auto;
      align-items: center;
      gap: 0.75rem 1.5rem;
      padding: 0.75rem;
      border: 1px solid ${theme.color.hairline};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    }
    .next-booking .ui-picture,
    .next-booking .ui-skeleton[data-shape='media'] {
      border-radius: ${theme.radius.field};
    }
    /* As the picture, not as the cards of a brand. */
    .next-booking .ui-skeleton[data-shape='media'] {
      --ratio: 16 / 9;
    }
    .next-booking h2 {
      color: ${theme.brand.secondary};
      font-family: ${theme.font.text};
      font-size: ${theme.size.sm};
      font-stretch: 100%;
      font-weight: 600;
      letter-spacing: 0;
      line-height: 1.5;
    }
    .next-booking-what {
      margin-block: 0.125rem 0.25rem;
      font-family: ${theme.font.display};
      font-size: ${theme.size.lg};
      font-weight: ${theme.look.weight};
      font-stretch: ${theme.look.width};
      letter-spacing: ${theme.look.trackingSmall};
      line-height: 1.2;
    }
    .next-booking-what a {
      ${touchAreaCss}
      text-decoration: none;
    }
    .next-booking-what a:hover {
      text-decoration: underline;
    }
    .next-booking .ui-soft {
      font-size: ${theme.size.sm};
    }
    .next-booking-do {
      display: flex;
      align-items: center;
      gap: 1.25rem;
      padding-inline-end: 0.75rem;
    }
    @media (max-width: 767px) {
      .next-booking {
        grid-template-columns: 6rem minmax(0, 1fr);
        align-items: start;
        gap: 0 1rem;
        min-height: 10rem;
      }
      .next-booking-what {
        font-size: 1.0625rem;
      }
      .next-booking-do {
        grid-column: 2;
      }
    }
  }
`
