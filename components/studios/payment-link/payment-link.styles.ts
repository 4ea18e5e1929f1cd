import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { linkCardCss } from './link-card.styles'

/** The link builder: the parts of a link beside what they come to, on phones above it. */
export const PaymentLinkSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: clamp(2rem, 1rem + 4vw, 5rem);
  align-items: start;
  margin-top: 2.5rem;

  .link-form {
    gap: 2.5rem;
  }
  .link-part {
    display: grid;
    gap: 1.25rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .link-part > legend {
    margin-bottom: 1rem;
    padding: 0;
    font-family: ${theme.font.display};
    font-size: ${theme.size.lg};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
  }
  .found {
    display: grid;
  }
  .found:empty,
  .link-part > [role='status']:empty {
    display: none;
  }
  .found button,
  .picked {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.25rem;
    width: 100%;
    padding: 0.875rem 0;
    border: 0;
    border-top: 1px solid ${theme.color.hairline};
    background: none;
    text-align: start;
  }
  .found button {
    flex-wrap: wrap;
    gap: 0 1rem;
    min-height: 3.25rem;
    cursor: pointer;
  }
  .found button:hover strong {
    text-decoration: underline;
  }
  .found span,
  .picked span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .picked {
    flex-wrap: wrap;
    padding: 1rem 1.25rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.field};
  }
  .picked p {
    display: grid;
  }
  .link-result {
    position: sticky;
    top: 6rem;
    display: grid;
    gap: 1.25rem;
    min-width: 0;
  }
  .link-result > [role='status'] {
    min-height: 1.5em;
    color: ${theme.color.inkSoft};
  }
  .link-result > [data-state='begin'] {
    display: grid;
    place-items: center;
    min-height: 16rem;
    padding: 1.5rem;
    border: 1px dashed ${theme.color.line};
    border-radius: ${theme.radius.card};
    text-align: center;
  }
  .link-result > [data-state='wrong'] {
    color: ${theme.color.error};
    font-weight: 600;
  }
  .link-preview {
    padding: 1.5rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .link-preview h3 {
    margin-top: 0.75rem;
  }
  .link-preview dl {
    display: grid;
    gap: 0.5rem;
    margin: 1.25rem 0;
    font-variant-numeric: tabular-nums;
  }
  .link-preview dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .link-preview dd {
    margin: 0;
    text-align: end;
  }
  .link-preview [data-total] {
    padding-top: 0.75rem;
    border-top: 1px solid ${theme.color.hairline};
    font-weight: 700;
  }
  .link-preview ul {
    display: grid;
    gap: 0.375rem;
    margin: 0;
    padding-inline-start: 1.1em;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .link-copy,
  .link-card-frame {
    display: grid;
    gap: 0.75rem;
  }
  ${linkCardCss}
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    .link-result {
      position: static;
    }
  }
`
