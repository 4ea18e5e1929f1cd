import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** The page layout: wrap, screen and section headers. */
export const frameCss = css`
  .ui-wrap {
    width: 100%;
    max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
    margin-inline: auto;
    padding-inline: ${theme.space.gutter};
  }
  .ui-screen {
    flex: 1;
    width: 100%;
    min-width: 0;
    outline: none;
  }
  .ui-screen:not([data-width='full'], [data-width='headed']) {
    max-width: calc(${theme.width.page} + 2 * ${theme.space.gutter});
    margin-inline: auto;
    padding: clamp(1.5rem, 1rem + 2vw, 3rem) ${theme.space.gutter} ${theme.space.section};
  }
  /* Keeps the footer below the first view while content is loading. */
  .ui-screen:has(~ footer) {
    min-height: calc(100dvh - 4.5rem);
  }
  .ui-screen-body {
    /* A browser that has not read the first child yet does not know its margin. */
    display: flow-root;
    padding-bottom: ${theme.space.section};
  }
  .ui-list-head {
    padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) clamp(1.75rem, 1.25rem + 2vw, 3.25rem);
  }
  .ui-list-head::before {
    font-size: clamp(9rem, 6rem + 12vw, 17rem);
    mask: ${theme.look.head};
  }
  .ui-list-head[data-surface='paper'] {
    padding-bottom: 0;
  }
  @media (max-width: ${breakpoints.tablet - 1}px) {
    .ui-list-head[data-brief] {
      padding-block: 1.25rem;
    }
    .ui-list-head[data-brief][data-surface='paper'] {
      padding-bottom: 0;
    }
    .ui-list-head[data-brief] .ui-lead {
      display: none;
    }
  }
  .ui-screen[data-width='text'] {
    max-width: calc(48rem + 2 * ${theme.space.gutter});
  }
  .ui-screen[data-width='form'] {
    max-width: calc(${theme.width.form} + 2 * ${theme.space.gutter});
  }
  .ui-stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.section};
  }
  .ui-below {
    padding-block: ${theme.space.section};
  }
  .ui-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
  .ui-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem clamp(0.75rem, 4vw, 1.5rem);
    margin-bottom: clamp(1rem, 0.8rem + 1vw, 1.5rem);
  }
  /* A short label above a title. */
  .ui-overline {
    margin-bottom: 0.75rem;
    color: ${theme.brand.secondary};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  .ui-lead {
    margin-top: 0.625rem;
    max-width: ${theme.width.text};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.lg};
    line-height: 1.5;
    text-wrap: balance;
  }
  :is(h1, h2) + .ui-lead {
    margin-top: 0.75rem;
  }
  .ui-soft {
    color: ${theme.color.inkSoft};
  }
  .ui-link {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-size: ${theme.size.sm};
    font-weight: 600;
    text-decoration-color: ${theme.color.line};
  }
  button.ui-link {
    padding: 0;
    border: 0;
    background: none;
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .ui-link:hover {
    text-decoration-color: currentColor;
  }
  /* The static HTML contains both variants of content that depends on the session. */
  html:not([data-session='member']) [data-for='member'],
  html[data-session='member'] [data-for='guest'] {
    display: none !important;
  }
  /* Lists are static pages, so searching and filtering need scripts. */
  @media (scripting: none) {
    [data-needs-script] {
      display: none !important;
    }
  }
  /* Elements added by the support chat's script. */
  html:not([data-chat]) [data-chat-part] {
    display: none !important;
  }
  /* Rows that were empty at the last visit reserve no space while loading. */
  html[data-empty~='next-class'] [data-skeleton='next-class'],
  html[data-empty~='continue'] [data-skeleton='continue'],
  html[data-empty~='recommended'] [data-skeleton='recommended'] {
    display: none;
  }
  .ui-logo {
    --plus: ${theme.brand.main};
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
  }
  .ui-logo-brand {
    padding-inline-start: 0.625rem;
    border-inline-start: 1px solid ${theme.color.line};
    font-family: ${theme.font.mark};
    font-weight: 750;
    font-stretch: 116%;
    font-size: 1.0625rem;
    line-height: 1.4;
    letter-spacing: -0.02em;
  }
  .ui-skip {
    position: fixed;
    z-index: 100;
    top: 0.75rem;
    inset-inline-start: 0.75rem;
    padding: 0.75rem 1.25rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    font-weight: 600;
  }
`
