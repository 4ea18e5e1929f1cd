import { css } from 'styled-components'
import { scrollRowCss } from '@/components/ui/scroll-row.styles'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** The days of the schedule side by side; on phones they scroll. */
export const dayStripCss = css`
  .day-strip {
    display: flex;
    gap: 0.25rem;
    margin-block: 1rem;
    padding-block: 0.25rem;
  }
  .day-strip a {
    flex: 1 0 auto;
    display: grid;
    justify-items: center;
    gap: 0.125rem;
    padding: 0.625rem 0.25rem;
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
  @media (min-width: ${breakpoints.tablet}px) {
    .day-strip {
      flex-wrap: wrap;
    }
  }
  @media (max-width: ${breakpoints.tablet - 1}px) {
    .day-strip {
      margin: 0.25rem calc(-1 * ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};
      ${scrollRowCss}
      scroll-padding-inline: 6rem;
    }
    .day-strip a {
      flex-basis: 4.5rem;
      padding-block: 0.5rem;
    }
    /* Scrolls the current day into view together with the one before it. */
    .day-strip a[aria-current] {
      scroll-initial-target: nearest;
    }
  }
`
