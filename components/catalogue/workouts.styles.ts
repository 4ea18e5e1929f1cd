import { styled } from 'styled-components'
import { listCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/** The list of workouts with its filters, including plain descendants. */
export const WorkoutsSection = styled.section`
  .filter-bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .filter-bar > nav {
    grid-column: 1 / -1;
  }
  .filter-tools {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  .filter-modalities,
  .active-filters {
    grid-column: 1 / -1;
    display: flex;
    gap: 0.5rem;
  }
  .filter-modalities {
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  .active-filters {
    flex-wrap: wrap;
    align-items: center;
  }
  .filter-count {
    margin-inline-start: 0.5rem;
    padding: 0 0.5rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
    font-size: ${theme.size.xs};
    line-height: 1.25rem;
  }
  ${listCss}
  .filter-sheet {
    width: min(30rem, 100vw);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    padding: 0;
    border: 0;
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
  .filter-sheet-groups fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  @media (max-width: 575px) {
    .filter-bar {
      grid-template-columns: minmax(0, 1fr);
    }
    .filter-tools {
      justify-content: space-between;
    }
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
