import { styled } from 'styled-components'
import { offersCss } from '@/components/offers/offers.styles'
import { planPartsCss } from '@/components/plans/plans.styles'
import { theme } from '@/lib/theme/theme'
import { brandTilesCss } from './brand-tiles.styles'

/** The plans of a member, a change of plan before it is made, and the choice of a brand. */
export const PlanChangeSection = styled.div`
  margin-top: 1.5rem;

  ${brandTilesCss}
  ${offersCss}
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: 1.25rem;
    max-width: 48rem;
    margin-top: 1.25rem;
  }
  .choice {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .choice .ui-overline {
    margin: 0;
  }
  .choice[aria-current] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
  }
  ${planPartsCss}
  .plan-price strong {
    font-size: ${theme.size.xl};
  }
  .plan-features {
    gap: 0.5rem;
    margin-bottom: auto;
    padding-bottom: 0.5rem;
    font-size: ${theme.size.sm};
  }
  .choices-note,
  .brand-rule {
    max-width: ${theme.width.text};
    margin-top: 1.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .brand-rule {
    margin-top: 0;
    font-size: ${theme.size.md};
  }
  .change {
    display: grid;
    gap: 1.25rem;
    max-width: 36rem;
    padding: clamp(1.25rem, 1rem + 1.25vw, 2rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .change-plans {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0.25rem 1rem;
  }
  .change-plans dd {
    grid-column: 2;
  }
  :is(.change-plans, .change-amounts) dt {
    color: ${theme.color.inkSoft};
  }
  :is(.change-plans, .change-amounts) dd {
    margin: 0;
  }
  .change-amounts > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 0.625rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .change-amounts dd {
    margin-inline-start: auto;
  }
  .change-amounts .change-today {
    border-top-color: ${theme.color.line};
    font-size: ${theme.size.lg};
    font-weight: 650;
  }
  .change-today dt {
    color: ${theme.color.ink};
  }
  .change-card {
    font-size: ${theme.size.sm};
  }
  .change-problem {
    margin-top: 1rem;
    color: ${theme.color.error};
  }
  .change > .change-problem {
    margin-top: 0;
  }
  .change-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.75rem;
  }
  form > .change-actions {
    margin-top: 1.5rem;
  }
  .which {
    display: grid;
    gap: 1.25rem;
    max-width: 28rem;
  }
  .which ul {
    display: grid;
    gap: 0.75rem;
    padding: 0;
    list-style: none;
  }
  @media (max-width: 575px) {
    .change-actions > * {
      flex: 1 1 100%;
    }
    /* The main action comes first where the buttons are below each other. */
    .change-actions > :last-child {
      order: -1;
    }
  }
`
