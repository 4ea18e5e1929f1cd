import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

export const stateCss = css`
  .ui-state {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    max-width: 30rem;
    margin-inline: auto;
    padding-block: clamp(1.5rem, 1rem + 3vw, 4rem);
    text-align: center;
  }
  .ui-state-drawing {
    width: 10rem;
    margin-bottom: 0.75rem;
  }
  .ui-state-drawing .fill {
    fill: ${theme.brand.tint};
    stroke: none;
  }
  .ui-state-title {
    font-family: ${theme.font.display};
    font-size: ${theme.size.lg};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    line-height: 1.2;
    letter-spacing: ${theme.look.trackingSmall};
    text-wrap: balance;
  }
  h1.ui-state-title {
    font-size: ${theme.size.xl};
  }
  .ui-state-text {
    color: ${theme.color.inkSoft};
    text-wrap: balance;
  }
  .ui-state-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.75rem;
    margin-top: 1rem;
  }
  .ui-row-error {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
    padding: 0.75rem 1rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    color: ${theme.color.inkSoft};
  }
  /* What is wrong and has to be put right, across the width of what it is about. */
  .ui-alert {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5rem 0.875rem;
    margin-top: 1rem;
    padding: 0.625rem 1rem;
    border-radius: ${theme.radius.card};
    background: ${theme.color.errorTint};
    color: ${theme.color.ink};
    font-size: ${theme.size.sm};
  }
  .ui-alert svg {
    color: ${theme.color.error};
  }
  .ui-alert a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  @media (max-width: 575px) {
    .ui-alert {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
    }
    .ui-alert a {
      grid-column: 2;
    }
  }
`
