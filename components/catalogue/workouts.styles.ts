import { css } from 'styled-components'
import { filterSheetCss } from '@/components/ui/filter-sheet.styles'
import { listCss } from '@/components/ui/shared-rules.styles'

/** The list of workouts with its filters, including plain descendants. */
export const catalogueListCss = css`
  .catalogue-list {
    .filter-bar {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.75rem;
      margin-top: 1.5rem;
    }
    .filter-bar > :not(form, .filter-tools) {
      grid-column: 1 / -1;
    }
    .filter-tools {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }
    .active-filters {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem;
    }
    ${listCss}
    @media (max-width: 575px) {
      .filter-bar {
        grid-template-columns: minmax(0, 1fr);
      }
      .filter-tools {
        justify-content: space-between;
      }
    }
    ${filterSheetCss}
  }
`
