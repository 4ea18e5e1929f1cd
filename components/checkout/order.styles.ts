import { css } from 'styled-components'
import { LOW_WINDOW } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** The order summary: a card beside the form, a collapsible bar above it on phones. */
export const orderCss = css`
  .order {
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .order[data-loading] {
    display: grid;
    align-content: center;
    gap: 0.75rem;
    min-height: 3.5rem;
    padding-inline: 1.25rem;
  }
  .order-toggle {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    width: 100%;
    min-height: 3.5rem;
    padding-inline: 1rem;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .order-toggle > span:first-child {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.375rem;
    padding-block: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  .order-amounts {
    display: grid;
    justify-items: end;
    min-width: 0;
    padding-block: 0.5rem;
    line-height: 1.35;
    text-align: end;
    text-wrap: balance;
  }
  /* The body says it all. */
  .order[data-open='true'] .order-amounts {
    display: none;
  }
  .order-toggle svg {
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  .order[data-open='true'] .order-toggle svg {
    transform: rotate(180deg);
  }
  .order-body {
    display: none;
    gap: 1.25rem;
    padding: 0.25rem 1rem 1.25rem;
  }
  .order[data-open='true'] .order-body {
    display: grid;
  }
  .order h2 {
    display: none;
    font-size: ${theme.size.lg};
  }
  .order-plan {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .order-plan p {
    display: grid;
    align-content: start;
  }
  .order-plan p:last-child {
    text-align: end;
    white-space: nowrap;
  }
  .order-plan span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .order-changes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin-top: -0.5rem;
    font-size: ${theme.size.sm};
  }
  .order dl {
    display: grid;
    gap: 0.625rem;
    padding-top: 1.25rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .order dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .order dt {
    color: ${theme.color.inkSoft};
  }
  .order dd {
    text-align: end;
    white-space: nowrap;
  }
  .order small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 400;
  }
  .order [data-total] {
    align-items: baseline;
    padding-top: 0.875rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .order [data-total] :is(dt, dd) {
    color: ${theme.color.ink};
    font-weight: 650;
  }
  .order [data-total] dd {
    font-size: ${theme.size.lg};
  }
  .order-terms {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  @media (max-width: 899px) {
    .order {
      position: sticky;
      z-index: 5;
      top: 0.5rem;
      box-shadow: ${theme.shadow.float};
    }
    .order[data-loading] > * + * {
      display: none;
    }
    /* Unfolded it would cover the fields. */
    .order[data-open='true'] {
      position: static;
      scroll-margin-top: 0.5rem;
    }
  }
  @media (min-width: 900px) {
    .order {
      position: sticky;
      top: 1.5rem;
      padding: 1.75rem;
    }
    .order[data-loading] {
      padding: 1.5rem;
    }
    .order-toggle {
      display: none;
    }
    .order-body,
    .order[data-open='true'] .order-body {
      display: grid;
      padding: 0;
    }
    .order h2 {
      display: block;
    }
  }
  @media (max-height: ${LOW_WINDOW}px) {
    .order {
      position: static;
    }
  }
`
