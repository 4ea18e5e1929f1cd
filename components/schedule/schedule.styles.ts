import { styled } from 'styled-components'
import { theme } from '@/lib/theme'

/** The strip of days and the agenda of the chosen one. */
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
  /* Where one is lies in sight beside what is before it, also at the far end of a row. */
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
    position: relative;
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
  }
  /* Looks small, and is as large to touch as any other. */
  .kinds .ui-chip::before {
    content: '';
    position: absolute;
    inset: -0.3125rem -1px;
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
  .agenda {
    padding: 0;
    list-style: none;
  }
  .agenda > [data-phase='over'] {
    display: none;
  }
  .agenda-over {
    border-top: 1px solid ${theme.color.hairline};
  }
  .agenda-over summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    cursor: pointer;
  }
  .class-row {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 1.5rem;
    padding-block: 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .class-row[data-over] {
    color: ${theme.color.inkSoft};
  }
  .class-time {
    display: grid;
    font-family: ${theme.font.display};
    font-size: calc(1rem * ${theme.look.scaleSmall});
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    letter-spacing: -0.01em;
  }
  .class-time span {
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-weight: 400;
    letter-spacing: 0;
  }
  .class-time i {
    font-style: normal;
  }
  @media not (scripting: none) {
    .class-time i {
      display: none;
    }
  }
  .class-what h3 {
    font-size: 1.0625rem;
    line-height: 1.1;
    letter-spacing: ${theme.look.tracking};
  }
  .class-what a {
    text-decoration: none;
  }
  .class-what a:hover {
    text-decoration: underline;
  }
  .class-kind,
  .class-kind span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .class-kind {
    column-gap: 0.75rem;
  }
  .class-kind i {
    margin-inline-end: -0.25rem;
    font-style: normal;
  }
  .class-who {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    margin-top: 0.375rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .class-do,
  .booked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem 0.75rem;
    min-height: 2.25rem;
  }
  .class-spots {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 767px) {
    .class-row {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      align-items: start;
      gap: 0.75rem 1rem;
    }
    .class-do {
      grid-column: 2;
      justify-content: space-between;
    }
    /* Long words break here before the button leaves their line. */
    .class-spots {
      flex: 1 1 5rem;
    }
    .class-kind {
      flex-basis: 100%;
    }
    .class-kind i {
      display: none;
    }
  }
`
