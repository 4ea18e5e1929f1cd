import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The parts of `FilterButton` and its sheet, for the section that they are in. */
export const filterSheetCss = css`
  .filter-count {
    margin-inline-start: 0.5rem;
    padding: 0 0.5rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
    font-size: ${theme.size.xs};
    line-height: 1.25rem;
  }
  .filter-sheet {
    width: min(30rem, 100vw);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    padding: 0;
    border: 0;
    outline: none;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
  }
  .filter-sheet::backdrop {
    background: rgb(12 10 8 / 48%);
  }
  .filter-sheet-body {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
  }
  .filter-sheet header,
  .filter-sheet footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 1rem 1.5rem;
  }
  .filter-sheet footer {
    flex-wrap: wrap-reverse;
    gap: 0.5rem 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .filter-sheet footer > * {
    flex-grow: 1;
    padding-inline: 1.125rem;
    white-space: nowrap;
  }
  .filter-sheet-groups {
    display: grid;
    /* Keeps a scrolling row from shrinking when the sheet is full. */
    grid-auto-rows: max-content;
    align-content: start;
    gap: 1.75rem;
    padding: 0.5rem 1.5rem 2rem;
    overflow-y: auto;
  }
  .filter-sheet-groups .ui-chip-row {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
  .filter-sheet-groups .ui-chip-row > h3 {
    padding: 0;
    color: inherit;
    font-weight: 600;
  }
  .filter-sheet-groups .ui-chips[data-scroll] {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    mask-image: none;
  }
  .filter-sheet-groups fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .filter-sheet[data-state='closed'] {
    opacity: 0;
    transition: opacity ${theme.motion.fast} ease-out;
  }
  @media (max-width: 575px) {
    .filter-sheet {
      height: 88dvh;
      width: 100vw;
      margin: auto 0 0;
      border-radius: 20px 20px 0 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .filter-sheet[open] {
      animation: sheet-in ${theme.motion.slow} ${theme.motion.ease};
    }
  }
  @keyframes sheet-in {
    from {
      transform: translateX(2rem);
      opacity: 0;
    }
  }
`
