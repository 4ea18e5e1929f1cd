import { css } from 'styled-components'
import { LOW_WINDOW } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'
import { menuCss } from './site-menu.styles'

const wide = '(min-width: 960px)'

export const siteHeaderCss = css`
  .site-header {
    position: sticky;
    z-index: 40;
    top: 0;
    background: ${theme.color.paper};
    border-bottom: 1px solid ${theme.color.hairline};

    .bar {
      display: flex;
      align-items: center;
      gap: clamp(0.5rem, 3vw, 2.5rem);
      height: 4.5rem;
    }
    .logo {
      display: flex;
      align-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      text-decoration: none;
    }
    ul {
      list-style: none;
      padding: 0;
    }
    .links {
      display: none;
    }
    .links ul {
      display: flex;
      gap: clamp(1rem, 2.2vw, 1.75rem);
    }
    .links a,
    .text-link {
      position: relative;
      display: flex;
      align-items: center;
      min-height: 2.75rem;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
      font-weight: 550;
      text-decoration: none;
      white-space: nowrap;
    }
    .links a:hover,
    .text-link:hover,
    a[aria-current] {
      color: ${theme.color.ink};
    }
    :is(.links a, .text-link)[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto 0 -0.9375rem;
      height: 2px;
      background: ${theme.brand.main};
    }
    .actions {
      display: flex;
      align-items: center;
      gap: 0.75rem 1rem;
      margin-inline-start: auto;
    }
    .actions > .text-link {
      display: none;
      color: ${theme.color.ink};
    }
    .account {
      display: none;
    }
    .round {
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 1px solid ${theme.color.hairline};
      border-radius: ${theme.radius.pill};
      background: ${theme.color.surface};
      cursor: pointer;
    }
    .round:hover {
      border-color: ${theme.color.line};
    }
    html[data-avatar] & .account > .round {
      background: var(--avatar) center / cover;
    }
    html[data-avatar] & .account > .round svg {
      visibility: hidden;
    }
    .menu-button {
      margin-inline-end: -0.5rem;
      border-color: transparent;
      background: none;
    }
    ${menuCss}
    @media (max-height: ${LOW_WINDOW}px) {
      position: static;
    }
    @media (pointer: coarse) {
      .links a {
        justify-content: center;
        min-width: 2.75rem;
      }
    }
    @media ${wide} {
      .links {
        display: block;
      }
      .actions > .text-link {
        display: flex;
      }
      .account {
        display: block;
      }
    }
    @media (scripting: none) and (max-width: 959px) {
      .bar {
        flex-wrap: wrap;
        height: auto;
        padding-block: 0.5rem;
      }
      .links {
        display: block;
        order: 1;
        width: 100%;
        overflow-x: auto;
      }
    }
    @media ${wide}, (scripting: none) {
      .menu-button {
        display: none;
      }
    }
  }
`
