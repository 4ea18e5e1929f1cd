import { css } from 'styled-components'
import { filterSheetCss } from '@/components/ui/filter-sheet.styles'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'
import { agendaCss } from './agenda.styles'
import { dayStripCss } from './day-strip.styles'

/** The strip of days and the agenda of the selected day. */
export const scheduleCss = css`
  .schedule-section {
    .schedule-brands {
      margin-top: 1rem;
    }
    .schedule-brands h2 {
      color: ${theme.color.inkSoft};
      font-family: ${theme.font.text};
      font-size: ${theme.size.sm};
      font-weight: 500;
      font-stretch: normal;
      letter-spacing: 0;
      text-transform: none;
    }
    .brand-tabs {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
      box-shadow: inset 0 -1px ${theme.color.hairline};
    }
    .brand-tabs a {
      display: grid;
      justify-items: center;
      gap: 0.25rem;
      padding: 0.75rem 0.25rem 0.875rem;
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
    .schedule-tools {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.75rem;
      min-height: 3.25rem;
      margin-top: 1rem;
    }
    .schedule-search {
      flex: 1;
      max-width: 28rem;
    }
    .schedule-filters {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 3rem;
    }
    .schedule-filters .ui-chip-row {
      grid-template-columns: auto minmax(0, 1fr);
    }
    @media (pointer: fine) {
      .schedule-filters .ui-chip {
        min-height: 2.25rem;
        padding-block: 0.25rem;
      }
      .schedule-filters .ui-chip-row > h2 {
        padding-block: 0.5rem;
      }
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
      /* Below the first groups, until a script has told which rows are over. */
      @media not (scripting: none) {
        .agenda ~ .agenda ~ .agenda ~ .agenda > li:not([data-phase]) {
          display: none;
        }
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
    /* The number of classes is known later than the day, and beside a long day needs a line. */
    .schedule-found > [role='status']:empty {
      width: 4.5rem;
      height: 1lh;
    }
    .schedule-found .ui-button {
      margin-inline: auto -1.125rem;
    }
    .schedule-found h2::first-letter {
      text-transform: uppercase;
    }
    .found-day {
      margin-block: 1.5rem 0.5rem;
      font-size: 1.0625rem;
    }
    .found-day::first-letter {
      text-transform: uppercase;
    }
    @media (min-width: ${breakpoints.tablet}px) {
      .schedule-sheet-button,
      .schedule-search-button {
        display: none;
      }
    }
    @media (max-width: ${breakpoints.tablet - 1}px) {
      .schedule-brands,
      .schedule-filters,
      .schedule-tools:not([data-searching]) .schedule-search,
      .schedule-tools[data-searching] .schedule-search-button {
        display: none;
      }
      .schedule-tools {
        margin-top: 0.75rem;
      }
      .schedule-found {
        margin-block: 0;
      }
    }
    /* Long dates take two lines; smaller phones need the height for three classes. */
    @media (min-width: 22.5rem) {
      .schedule-found {
        padding-block: 0.5rem;
      }
    }
    ${dayStripCss}
    ${agendaCss}
    ${filterSheetCss}
  }
`
