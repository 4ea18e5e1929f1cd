import { styled } from 'styled-components'
import { outdent } from '@/components/ui/button.styles'
import { theme } from '@/lib/theme/theme'

/** The member's memberships as calm cards: state, facts, actions. */
export const MembershipSection = styled.div`
  margin-top: 1.5rem;
  max-width: 48rem;

  .ui-chips {
    margin-bottom: 1.25rem;
  }
  .memberships {
    display: grid;
    gap: 1.25rem;
  }
  .membership {
    padding: clamp(1.25rem, 1rem + 1.25vw, 2rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .membership-state {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-bottom: 0.75rem;
  }
  .membership-scope {
    margin-top: 0.375rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.lg};
  }
  .membership-notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
    margin-top: 1.25rem;
    padding: 0.875rem 1rem;
    border-radius: ${theme.radius.field};
    background: ${theme.color.sunken};
  }
  .membership-notice[data-tone='error'] {
    background: ${theme.color.errorTint};
  }
  .membership-notice p {
    flex: 1 1 16rem;
  }
  .membership-facts {
    margin-top: 1.25rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .membership-facts > div {
    display: grid;
    grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr);
    align-items: baseline;
    gap: 0.25rem 1rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .membership-facts dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .membership-facts dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
    margin: 0;
  }
  .membership-facts strong {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  .membership-facts dd > span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .membership-facts .ui-link {
    margin-block: -0.625rem;
  }
  .membership-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-top: 1.25rem;
    padding: 0;
    list-style: none;
  }
  .membership-actions [data-action='cancel'] {
    margin-inline-start: auto;
  }
  /* Its text ends where the lines above end. */
  .membership-actions [data-action='cancel'] .ui-button {
    margin-inline-end: ${outdent};
  }
  .membership-elsewhere {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    margin-top: 1.25rem;
  }
  .membership-elsewhere h3 {
    font-size: ${theme.size.md};
  }
  .membership-elsewhere p {
    color: ${theme.color.inkSoft};
  }
  @media (max-width: 575px) {
    .membership-actions {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .membership-actions :is(a, button) {
      width: 100%;
      min-height: 2.75rem;
    }
    .membership-actions [data-action='cancel'],
    .membership-actions [data-action='cancel'] .ui-button {
      margin: 0;
    }
    .membership-facts > div {
      grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
    }
  }
`
