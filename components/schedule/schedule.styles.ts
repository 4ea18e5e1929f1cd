import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { agendaCss } from './agenda.styles'

/** The strip of days and the agenda of the selected day. */
export const ScheduleSection = styled.section`
  .brand-tabs {
    display: flex;
    margin: 1rem calc(-1 * ${theme.space.gutter}) 0;
    padding-inline: ${theme.space.gutter};
    overflow-x: auto;
    box-shadow: inset 0 -1px ${theme.color.hairline};
    scrollbar-width: none;
  }
  .brand-tabs a {
    flex: 1 0 4.75rem;
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    padding: 0.75rem 0.5rem 0.875rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  .brand-tabs a:hover,
  .brand-tabs a[aria-current] {
    color: ${theme.color.ink};
  }
  .brand-tabs a[aria-current] {
    box-shadow: inset 0 -2px ${theme.brand.main};
  }
  .brand-tabs a[aria-current] svg {
    color: ${theme.brand.secondary};
  }
  .brand-tabs a:focus-visible {
    outline-offset: -2px;
  }
  /* Scrolls the current item into view together with the one before it. */
  :is(.brand-tabs, .day-strip) {
    scroll-padding-inline: 6rem;
  }
  :is(.brand-tabs, .day-strip) a[aria-current] {
    scroll-initial-target: nearest;
  }
  .kinds {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  .kinds > span {
    flex: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .kinds .ui-chips {
    margin-left: 0;
    padding-left: 4px;
  }
  .kinds .ui-chip {
    padding: 0.25rem 0.875rem;
  }
  @media (pointer: fine) {
    .kinds .ui-chip {
      min-height: 2.25rem;
    }
  }
  .day-strip {
    display: flex;
    gap: 0.25rem;
    margin: 1rem calc(-1 * ${theme.space.gutter});
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  .day-strip a {
    flex: 1 0 4.5rem;
    display: grid;
    justify-items: center;
    gap: 0.125rem;
    padding: 0.625rem 0.5rem;
    border-radius: ${theme.radius.field};
    text-decoration: none;
    white-space: nowrap;
  }
  .day-strip span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.xs};
  }
  .day-strip b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .day-strip a:hover {
    background: ${theme.color.sunken};
  }
  .day-strip a[aria-current] {
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
  }
  .day-strip a[aria-current] span {
    color: inherit;
  }
  /* Keeps content below from moving into view while the day is loading. */
  .schedule-day {
    min-height: 75svh;
  }
  .schedule-note {
    margin-block: 1rem 0;
    padding: 0.75rem 1rem;
    border-radius: ${theme.radius.field};
    background: ${theme.color.sunken};
  }
  .schedule-note[data-status='planned'] {
    display: none;
  }
  /* Before hydration: a day in another time zone, or one that has passed. */
  .schedule-day:not([data-waiting]) {
    &[data-over] .schedule-note {
      display: block;
    }
    &[data-elsewhere] .day-strip a,
    &[data-elsewhere][data-day=''] h2,
    &[data-over] h2,
    &[data-unknown] :is(.agenda, .agenda-over) {
      visibility: hidden;
    }
    [data-other] {
      display: none;
    }
  }
  .schedule-day[data-waiting='true'] :is(.agenda, .agenda-over) {
    visibility: hidden;
  }
  .schedule-found {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
    min-height: 2.75rem;
    margin-block: 0.75rem 0.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  .schedule-found h2 {
    color: ${theme.color.ink};
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .schedule-found .ui-button {
    margin-inline: auto -1.125rem;
  }
  .schedule-found h2::first-letter {
    text-transform: uppercase;
  }
  form[role='search'] {
    max-width: 28rem;
    margin-block: 1rem;
  }
  .found-day {
    margin-block: 1.5rem 0.5rem;
    font-size: 1.0625rem;
  }
  .found-day::first-letter {
    text-transform: uppercase;
  }
  ${agendaCss}
`
