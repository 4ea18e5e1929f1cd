import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Signing a TV in: what to do there, and the form beside it. */
export const ActivationSection = styled.section`
  display: grid;
  gap: 2rem clamp(2rem, 6vw, 5rem);
  margin-top: 2rem;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 20rem);
    align-items: start;
  }
  .device-code input {
    font-size: clamp(1.25rem, 1rem + 2vw, 1.75rem);
    font-weight: 650;
    letter-spacing: 0.16em;
    text-transform: uppercase;
  }
  .device-alert {
    padding: 0.875rem 1rem;
    border-radius: ${theme.radius.field};
    background: ${theme.color.errorTint};
    color: ${theme.color.error};
    font-weight: 500;
  }
  .device-panel {
    display: grid;
    gap: 1rem;
    padding: clamp(1.25rem, 4vw, 2rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
  }
  .device-panel h2 {
    font-size: ${theme.size.lg};
    overflow-wrap: anywhere;
  }
  .device-panel h2:focus-visible {
    outline: none;
  }
  .device-mark {
    color: ${theme.color.success};
  }
  .device-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 0.5rem;
  }
  .device-steps h2 {
    margin-bottom: 1rem;
    font-size: ${theme.size.md};
  }
  .device-steps ol {
    display: grid;
    gap: 0.75rem;
    padding-inline-start: 1.25rem;
    color: ${theme.color.inkSoft};
  }
`
