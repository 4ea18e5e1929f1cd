import styled from 'styled-components'
import { alertCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/** The screen of an employer's benefit. */
export const BenefitFrame = styled.div`
  .benefit {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    padding-block: clamp(0.5rem, 0rem + 3vw, 3rem);
  }
  .benefit-sponsor {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    overflow-wrap: anywhere;
  }
  .benefit-sponsor > :is(span, img) {
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: ${theme.radius.field};
    object-fit: contain;
  }
  .benefit-sponsor > span {
    background: ${theme.brand.tint};
    font-family: ${theme.font.display};
    font-size: ${theme.size.lg};
    font-weight: ${theme.look.weight};
  }
  h1 {
    overflow-wrap: anywhere;
  }
  .benefit-lead {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.lg};
    line-height: 1.45;
  }
  .benefit-facts {
    display: grid;
    gap: 0.75rem;
  }
  .benefit-facts li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
  }
  .benefit-facts svg {
    margin-top: 0.125rem;
    color: ${theme.brand.secondary};
  }
  .benefit-terms {
    padding: 1rem 1.25rem;
    border-radius: ${theme.radius.card};
    background: ${theme.color.sunken};
    font-size: ${theme.size.sm};
  }
  .benefit-terms h2 {
    margin-bottom: 0.25rem;
    font-family: ${theme.font.text};
    font-size: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
  .benefit-terms p,
  .benefit-note {
    color: ${theme.color.inkSoft};
  }
  .benefit-actions {
    display: grid;
    gap: 0.75rem;
  }
  .benefit-actions > p {
    margin-bottom: 0.25rem;
  }
  .benefit-alert {
    ${alertCss}
  }
  .benefit-alert svg {
    flex: none;
    margin-top: 0.125rem;
  }
`
