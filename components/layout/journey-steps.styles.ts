import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

export const journeyStepsCss = css`
  .journey-steps {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    margin-bottom: 1.25rem;
    padding: 0;
    list-style: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};

    /* Without an account there is nothing but the payment. */
    html[data-flow='public'] & {
      display: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    li + li::before {
      content: '';
      width: clamp(0.75rem, 4vw, 2rem);
      height: 1px;
      margin-inline-end: 0.25rem;
      background: ${theme.color.line};
    }
    li > span[aria-hidden] {
      display: grid;
      place-items: center;
      width: 1.5rem;
      height: 1.5rem;
      border: 1px solid ${theme.color.line};
      border-radius: 50%;
      font-variant-numeric: tabular-nums;
      line-height: 1;
    }
    [aria-current] {
      color: ${theme.color.ink};
      font-weight: 650;
    }
    [aria-current] > span[aria-hidden] {
      border-color: ${theme.brand.main};
      background: ${theme.brand.main};
      color: ${theme.brand.onMain};
    }
    [data-done] > span[aria-hidden] {
      border-color: ${theme.color.success};
      color: ${theme.color.success};
    }
    /* One line on phones, in every language. */
    @media (max-width: 429px) {
      justify-content: space-between;
      gap: 0.5rem 0.25rem;
      li + li::before {
        display: none;
      }
    }
    @media (max-width: 374px) {
      font-size: ${theme.size.xs};
      li {
        gap: 0.25rem;
      }
    }
  }
`
