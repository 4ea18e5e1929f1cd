import { styled } from 'styled-components'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { heatCalendarCss } from './heat-calendar.styles'
import { weekDaysCss } from './week-days.styles'

/** The views of the member's activity. */
export const ActivitySection = styled.section`
  margin-top: 1.5rem;

  > .ui-chips {
    margin-bottom: 1.5rem;
  }
  .totals {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 1.5rem 3rem;
    align-items: end;
    margin-bottom: 2.5rem;
    padding: 1.5rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .totals-loading {
    display: block;
    height: 14rem;
  }
  .totals dl {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    gap: 1rem;
    margin: 0;
  }
  .totals dl div {
    display: flex;
    flex-direction: column-reverse;
  }
  .totals dt,
  .totals-week h2 {
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-stretch: 100%;
    font-weight: 400;
    letter-spacing: 0;
    line-height: 1.5;
  }
  .totals dd {
    margin: 0;
    font-family: ${theme.font.display};
    font-size: ${theme.size.xxl};
    font-stretch: ${theme.look.width};
    font-variant-numeric: tabular-nums;
    font-weight: ${theme.look.weight};
    letter-spacing: ${theme.look.trackingSmall};
    line-height: 1.1;
  }
  .totals-week h2 {
    margin-bottom: 0.5rem;
  }
  .totals-streak {
    grid-column: 1 / -1;
    max-width: ${theme.width.text};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .totals-streak strong {
    color: ${theme.color.ink};
  }
  ${weekDaysCss}
  .activities {
    padding: 0;
    list-style: none;
  }
  .activity,
  .visit {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: center;
    gap: 1rem;
    padding-block: 0.875rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .visit {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .activity .ui-picture,
  .activity .ui-skeleton[data-shape='media'] {
    border-radius: ${theme.radius.field};
  }
  .activity h3,
  .visit h3 {
    margin-bottom: 0.125rem;
    font-size: ${theme.size.md};
  }
  .activity h3 a {
    ${touchAreaCss}
    text-decoration: none;
  }
  .activity h3 a:hover {
    text-decoration: underline;
  }
  .activity .ui-soft,
  .visit .ui-soft {
    font-size: ${theme.size.sm};
  }
  .activity-day {
    margin-top: 2rem;
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .activity-day::first-letter {
    text-transform: uppercase;
  }
  section + section > h2 {
    margin-top: 2rem;
  }
  .more {
    margin-top: 1.5rem;
  }
  .range {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 1rem;
    margin-bottom: 1.5rem;
  }
  ${heatCalendarCss}
  @media (max-width: 767px) {
    .totals {
      grid-template-columns: minmax(0, 1fr);
      padding: 1.25rem;
    }
    .totals-loading {
      height: 22rem;
    }
    .activity {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    .range > * {
      /* Two dates side by side from 336 px on; narrower, one below the other. */
      flex: 1 1 8.75rem;
    }
    .range button {
      flex-basis: 100%;
    }
  }
`
