import styled from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The screen after a purchase. */
export const SuccessFrame = styled.div`
  .success {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 1.25rem;
  }
  .success-mark {
    width: 7.5rem;
    margin: -0.75rem 0 0 -1rem;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .success-mark circle {
    fill: ${theme.brand.main};
    animation: success-pop ${theme.motion.slow} ${theme.motion.ease} both;
  }
  .success-mark path {
    stroke: ${theme.brand.onMain};
    stroke-width: 6;
    stroke-dasharray: 1;
    animation: success-draw 360ms 140ms ease-out both;
  }
  .success-mark line {
    stroke: ${theme.brand.secondary};
    stroke-width: 3.5;
    transform-box: view-box;
    animation: success-spark 520ms ease-out both;
  }
  .success-bought {
    display: grid;
    gap: 0.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.lg};
    line-height: 1.45;
  }
  .success-bought strong {
    color: ${theme.color.ink};
  }
  .success > .ui-button {
    width: 100%;
    margin-top: 0.5rem;
  }
  .success > .ui-button + .ui-button {
    margin-top: -0.5rem;
  }
  .success > section {
    width: 100%;
    margin-top: 1.5rem;
  }
  .success h2 {
    font-size: ${theme.size.lg};
  }
  .success-next {
    margin-top: 0.5rem;
  }
  .success-next li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 1rem;
    padding-block: 1rem;
  }
  .success-next li + li {
    border-top: 1px solid ${theme.color.hairline};
  }
  .success-steps {
    display: grid;
    gap: 0.75rem;
    margin-top: 1rem;
    padding-left: 1.25rem;
    list-style: decimal;
    line-height: 1.5;
  }
  .success-steps strong {
    overflow-wrap: anywhere;
  }
  .success-help {
    margin-top: 1rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .success-next svg {
    color: ${theme.color.inkSoft};
  }
  .success-next a {
    font-weight: 600;
    text-decoration: none;
  }
  .success-next a::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.field};
    content: '';
  }
  .success-next a:focus-visible {
    outline: none;
  }
  .success-next a:focus-visible::after {
    outline: 2px solid ${theme.color.ink};
  }
  .success-next p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  @media (hover: hover) {
    .success-next li:hover > svg:last-child {
      color: ${theme.color.ink};
      transform: translateX(3px);
      transition: transform ${theme.motion.fast} ${theme.motion.ease};
    }
  }
  @keyframes success-pop {
    from {
      transform: scale(0.6);
      opacity: 0;
    }
  }
  @keyframes success-draw {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
  @keyframes success-spark {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
    60% {
      opacity: 1;
    }
  }
`
