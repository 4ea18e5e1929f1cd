import { css } from 'styled-components'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

export const siteFooterCss = css`
  .site-footer {
    /* Laid out when it comes near the view, until then about as high as it will be. */
    contain-intrinsic-block-size: auto 57rem;
    content-visibility: auto;
    border-top: 1px solid ${theme.color.hairline};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};

    .ui-screen[data-width='full'] ~ & {
      margin-top: ${theme.space.section};
    }
    .columns {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2.5rem ${theme.space.gutter};
      padding-block: clamp(2.5rem, 2rem + 2vw, 4.5rem) 2.5rem;
    }
    .promise {
      grid-column: 1 / -1;
      color: ${theme.color.ink};
    }
    .promise p {
      max-width: 18rem;
      margin-top: 1rem;
      color: ${theme.color.inkSoft};
    }
    h2 {
      margin-bottom: 0.5rem;
      color: ${theme.color.ink};
      font-family: ${theme.font.text};
      font-size: ${theme.size.sm};
      font-weight: 600;
      font-stretch: 100%;
      letter-spacing: 0;
      line-height: 1.5;
    }
    ul {
      list-style: none;
      padding: 0;
    }
    .column[data-wide] {
      grid-column: 1 / -1;
    }
    .column[data-wide] ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1.5rem;
    }
    .column a {
      display: inline-flex;
      align-items: center;
      min-height: 2.25rem;
      text-decoration: none;
    }
    .column a:hover,
    .column a[aria-current] {
      color: ${theme.color.ink};
      text-decoration: underline;
    }
    .base {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
      padding-block: 1.25rem calc(1.25rem + env(safe-area-inset-bottom));
    }
    .base > p {
      flex: 1 0 100%;
    }
    noscript {
      display: flex;
      flex-wrap: wrap;
      column-gap: 1.5rem;
    }
    noscript a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
    }
    .locale {
      min-height: 2.75rem;
      padding: 0.25rem 0.75rem;
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.pill};
      background: ${theme.color.surface};
      color: ${theme.color.ink};
      cursor: pointer;
    }
    .theme {
      display: flex;
      padding: 0.1875rem;
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.pill};
    }
    .theme label {
      position: relative;
      display: grid;
      place-items: center;
      width: 2.75rem;
      min-height: 2.25rem;
      border-radius: ${theme.radius.pill};
      cursor: pointer;
    }
    .theme input {
      position: absolute;
      inset: 0;
      appearance: none;
      border-radius: inherit;
      cursor: pointer;
    }
    .theme label:has(:checked) {
      background: ${theme.color.ink};
      color: ${theme.color.paper};
    }
    @media (pointer: coarse) {
      .column a,
      .theme label {
        min-width: 2.75rem;
        min-height: 2.75rem;
      }
    }
    @media (scripting: none) {
      .locale,
      .theme {
        display: none;
      }
    }
    @media (min-width: ${breakpoints.tablet}px) {
      contain-intrinsic-block-size: auto 31rem;

      .ui-screen[data-width='full'] ~ & {
        margin-top: ${theme.space.section};
      }
      .columns {
        grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
      }
      .promise {
        grid-column: auto;
      }
      .base > p {
        flex-basis: 8rem;
      }
    }
  }
`
