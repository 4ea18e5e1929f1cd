import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'
import { scrollRowCss } from './scroll-row.styles'

export const chipCss = css`
  .ui-chip {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    flex: none;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.chip};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-size: ${theme.size.sm};
    font-weight: 500;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color ${theme.motion.fast} ease-out,
      border-color ${theme.motion.fast} ease-out;
  }
  .ui-chip[aria-pressed='true'],
  .ui-chip[aria-current] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  .ui-chip[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    color: ${theme.color.inkSoft};
    cursor: not-allowed;
  }
  .ui-chip-count {
    color: ${theme.color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
  .ui-chip:is([aria-pressed='true'], [aria-current]) .ui-chip-count {
    color: inherit;
  }
  @media (hover: hover) {
    .ui-chip:hover {
      border-color: ${theme.color.line};
    }
  }
  .ui-chips {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .ui-chip-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.125rem 0.75rem;
  }
  .ui-chip-row > :is(h2, h3) {
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-weight: 500;
    font-stretch: normal;
    line-height: 1.4;
    letter-spacing: 0;
    text-transform: none;
  }
  @media (max-width: ${breakpoints.tablet - 1}px) {
    .ui-chips[data-scroll] {
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${theme.space.gutter});
      padding: 4px ${theme.space.gutter};
      ${scrollRowCss}
    }
  }
  @media (min-width: ${breakpoints.tablet}px) {
    .ui-chip-row {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    .ui-chip-row > :is(h2, h3) {
      padding-block: 0.75rem;
    }
  }
  .ui-badge {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding: 0.1875rem 0.5625rem;
    border-radius: ${theme.radius.chip};
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
    font-size: ${theme.size.xs};
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .ui-badge[data-tone='brand'] {
    background: ${theme.brand.tint};
    color: ${theme.brand.secondary};
  }
  .ui-badge[data-tone='solid'] {
    background: ${theme.brand.main};
    color: ${theme.brand.onMain};
  }
  .ui-badge[data-tone='media'] {
    background: rgb(14 13 11 / 78%);
    color: #fff;
  }
  .ui-badge[data-tone='success'] {
    background: ${theme.color.successTint};
    color: ${theme.color.success};
  }
  .ui-badge[data-tone='error'] {
    background: ${theme.color.errorTint};
    color: ${theme.color.error};
  }
  .ui-badge[data-tone='info'] {
    background: ${theme.color.infoTint};
    color: ${theme.color.info};
  }
  .ui-badge[data-live]::before {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border-radius: 50%;
    background: currentColor;
    /* WCAG 2.2.2: what blinks by itself stops within five seconds. */
    animation: ui-fade 1.6s ease-in-out 3;
  }
  @keyframes ui-fade {
    50% {
      opacity: 0.2;
    }
  }
`
