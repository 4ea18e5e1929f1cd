import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The seven days of a week in a row; a day is filled once a class was taken. */
export const weekDaysCss = css`
  .week-days {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    max-width: 24rem;
    padding: 0;
    list-style: none;
  }
  .week-days li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 0.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.xs};
  }
  .week-days li[data-today] {
    color: ${theme.color.ink};
    font-weight: 700;
  }
  .week-mark {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 2px solid ${theme.color.hairline};
    border-radius: 50%;
  }
  .week-days [data-state='done'] .week-mark {
    border-color: ${theme.brand.main};
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
    font-weight: 700;
  }
  .week-days [data-state='planned'] .week-mark {
    border-color: ${theme.brand.secondary};
    border-style: dashed;
  }
`
