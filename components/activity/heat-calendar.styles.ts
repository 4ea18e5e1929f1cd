import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The calendar of the minutes per day: a column per week, filled by how much was done. */
export const heatCalendarCss = css`
  .heat,
  .heat-loading {
    margin-bottom: 2rem;
  }
  .heat-loading {
    height: 15rem;
  }
  .heat-scroll {
    overflow-x: auto;
    padding: 3px;
  }
  .heat table {
    border-collapse: separate;
    border-spacing: 3px;
  }
  .heat th {
    padding: 0;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.xs};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .heat th[scope='col'] {
    position: relative;
    max-width: 1.5rem;
    height: 1.25rem;
  }
  .heat th[scope='row'] {
    padding-inline-end: 0.375rem;
  }
  .heat td[data-level] {
    width: 1.5rem;
    min-width: 1.125rem;
    height: 1.5rem;
  }
  .heat [data-level] {
    border-radius: 0.25rem;
    background: color-mix(in oklab, ${theme.brand.main} var(--heat), ${theme.color.hairline});
    --heat: 0%;
  }
  .heat [data-level='1'] {
    --heat: 30%;
  }
  .heat [data-level='2'] {
    --heat: 55%;
  }
  .heat [data-level='3'] {
    --heat: 78%;
  }
  .heat [data-level='4'] {
    --heat: 100%;
  }
  .heat td[data-level]:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 1px;
  }
  .heat-foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    margin-top: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .heat-legend {
    display: flex;
    align-items: center;
    gap: 3px;
  }
  .heat-legend span {
    width: 0.875rem;
    height: 0.875rem;
  }
  .heat-legend span:first-of-type {
    margin-inline-start: 0.375rem;
  }
  .heat-legend span:last-of-type {
    margin-inline-end: 0.375rem;
  }
  @media (max-width: 767px) {
    .heat td[data-level] {
      width: 1.3rem;
      height: 1.3rem;
    }
  }
`
