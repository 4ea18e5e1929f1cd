import styled from 'styled-components'
import { offersCss } from '@/components/offers/offers.styles'
import { planPartsCss } from '@/components/plans/plans.styles'
import { theme } from '@/lib/theme/theme'

/** The plan selector: plans in up to three columns with aligned rows, and the offers. */
export const PlanSelectorFrame = styled.div`
  > header {
    margin-bottom: clamp(1.5rem, 1.2rem + 1.5vw, 2.5rem);
  }
  > header > p {
    margin-top: 0.75rem;
  }
  .plans {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .plan {
    display: grid;
    align-content: start;
    gap: 1.5rem;
    --inside: clamp(1.5rem, 1rem + 1.5vw, 2rem);
    padding: var(--inside);
    overflow: clip;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .plan:has([data-variant='primary']) {
    border-color: ${theme.brand.main};
    box-shadow: inset 0 0 0 1px ${theme.brand.main};
  }
  .plan > header {
    margin: calc(-1 * var(--inside)) calc(-1 * var(--inside)) 0;
    padding: var(--inside) var(--inside) 0;
  }
  .plan > header[data-surface] {
    padding-bottom: 1.75rem;
  }
  .plan > header:not([data-surface])::before {
    display: none;
  }
  .plan > header::before {
    font-size: 8.5rem;
    mask: ${theme.look.plan};
  }
  .plan h2 {
    font-size: ${theme.size.xl};
  }
  .plan-text {
    margin-top: 0.625rem;
    color: ${theme.color.inkSoft};
  }
  ${planPartsCss}
  .plan-price strong {
    font-size: clamp(2rem, 1.75rem + 0.8vw, 2.25rem);
    letter-spacing: -0.025em;
    line-height: 1.1;
  }
  .plan-price .ui-badge {
    align-self: center;
  }
  .plan-terms {
    margin-top: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .plan h3 {
    margin-bottom: 0.75rem;
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-weight: 600;
    letter-spacing: 0;
  }
  /* Hides trials and actions until the plans are known as this person can buy them. */
  html:is([data-session='member'], [data-flow='public'])
    &
    :is(.plans, .offers):not([data-own])
    :is(.plan-terms, .plan-action, .plan-cancel, .offer-price, .offer-take),
  [data-waiting] :is(.plan-terms, .plan-action, .plan-cancel) {
    visibility: hidden;
  }
  ${offersCss}
  .plan-note {
    margin-top: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    text-align: center;
  }
  .plan-cancel {
    padding-top: 1.25rem;
    border-top: 1px solid ${theme.color.hairline};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .plan-cancel h3 {
    margin-bottom: 0.25rem;
    color: ${theme.color.ink};
  }
  .plans-note {
    margin-top: 1.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  @media (min-width: 860px) {
    .plans {
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      grid-template-rows: repeat(5, auto);
    }
    .plans[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .plans[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .plan {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
  }
`
