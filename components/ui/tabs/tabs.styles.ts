import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Tabs and breadcrumbs. */
export const tabsCss = css`
  .ui-tabs {
    display: flex;
    gap: 1.75rem;
    overflow-x: auto;
    margin-bottom: 1.5rem;
    box-shadow: inset 0 -1px ${theme.color.hairline};
    scrollbar-width: none;
  }
  .ui-tabs > * {
    flex: none;
    min-height: 2.75rem;
    padding: 0.625rem 0;
    border: 0;
    background: none;
    color: ${theme.color.inkSoft};
    font-weight: 600;
    line-height: 1.5;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .ui-tabs > *:focus-visible {
    outline-offset: -2px;
  }
  .ui-tabs > :is([aria-selected='true'], [aria-current]) {
    color: ${theme.color.ink};
    box-shadow: inset 0 -2px ${theme.brand.main};
  }
  .ui-tabs > *:hover {
    color: ${theme.color.ink};
  }
  @media (pointer: coarse) {
    .ui-tabs > * {
      min-width: 2.75rem;
    }
  }
  /* Hides the separators before the first item of a line, and leaves room for focus rings. */
  .ui-breadcrumbs {
    margin-block: -0.5rem 0.75rem;
    clip-path: inset(-6px -4px);
  }
  /* Extends into the gutter, so that the arrow of the back link is aligned with the page. */
  .ui-trail {
    display: flex;
    align-items: flex-start;
    gap: 0.375rem;
    margin-block: -0.5rem 0.75rem;
    margin-inline-start: -0.5rem;
  }
  .ui-trail .ui-button {
    flex: none;
    margin-top: -1px;
    color: ${theme.color.inkSoft};
  }
  .ui-trail .ui-breadcrumbs {
    min-width: 0;
    margin-block: 0;
  }
  .ui-breadcrumbs ol {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    padding: 0;
    margin-inline-start: -1.5em;
    font-size: ${theme.size.sm};
    color: ${theme.color.inkSoft};
  }
  .ui-breadcrumbs li {
    display: flex;
    min-width: 0;
  }
  .ui-breadcrumbs li::before {
    content: '/';
    content: '/' / '';
    flex: none;
    width: 1.5em;
    padding-block: 0.375rem;
    color: ${theme.color.line};
    text-align: center;
  }
  .ui-breadcrumbs li > * {
    padding-block: 0.375rem;
    text-decoration: none;
  }
  @media (pointer: coarse) {
    .ui-breadcrumbs a {
      position: relative;
    }
    .ui-breadcrumbs a::after {
      content: '';
      position: absolute;
      inset: -0.3125rem -0.25rem -0.3125rem -0.125rem;
    }
  }
  .ui-breadcrumbs a:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
  .ui-breadcrumbs [aria-current] {
    color: ${theme.color.ink};
  }
`
