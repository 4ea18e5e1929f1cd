import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { introCss } from './instructors.styles'

/** The header of a collection or program: picture and text side by side, stacked on phones. */
export const GroupHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  gap: clamp(1.5rem, 1rem + 3vw, 4rem);
  align-items: center;
  margin-bottom: ${theme.space.section};

  .group-picture {
    border-radius: ${theme.radius.card};
  }
  ${introCss}
  .intro-do {
    display: grid;
    grid-template-columns: auto auto 1fr;
    justify-items: start;
  }
  .intro-do > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    .intro-do > :first-child {
      justify-self: stretch;
    }
    .group-picture {
      width: calc(100% + 2 * ${theme.space.gutter});
      max-width: none;
      margin-inline: calc(-1 * ${theme.space.gutter});
      border-radius: 0;
    }
  }
`

/** The weeks and days of a program. */
export const PlanSection = styled.section`
  .plan-progress {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  .plan-progress .ui-progress {
    width: 10rem;
  }
  .plan-week {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    gap: 1rem 2rem;
    padding-block: 1.75rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .plan-days {
    display: grid;
    gap: 1.25rem;
  }
  .plan-day {
    position: relative;
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr) auto;
    gap: 1.25rem;
    align-items: center;
  }
  .plan-day .ui-picture {
    border-radius: 12px;
  }
  .plan-label,
  .plan-facts {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .plan-day h4 a {
    text-decoration: none;
  }
  .plan-day h4 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 12px;
  }
  .plan-day h4 a:focus-visible {
    outline: none;
  }
  .plan-day:has(a:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 6px;
    border-radius: 12px;
  }
  .plan-day:hover h4 a {
    text-decoration: underline;
  }
  .plan-done {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    color: ${theme.brand.secondary};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  @media (max-width: 767px) {
    .plan-week {
      grid-template-columns: minmax(0, 1fr);
    }
    .plan-day {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 0.875rem;
    }
    .plan-done {
      grid-column: 2;
    }
  }
`
