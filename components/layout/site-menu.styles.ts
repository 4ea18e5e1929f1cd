import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** What opens from the header: the panel of the account and the menu of narrow windows. */
export const menuCss = css`
  .panel {
    position: fixed;
    inset: auto;
    top: 4.25rem;
    right: max(${theme.space.gutter}, calc((100% - ${theme.width.page}) / 2));
    width: 16rem;
    max-height: calc(100dvh - 5.5rem);
    overflow-y: auto;
    margin: 0;
    padding: 0.75rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.float};
  }
  .panel a,
  .sign-out {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border: 0;
    border-radius: 10px;
    background: none;
    font-size: ${theme.size.sm};
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
  }
  .panel a:hover,
  .panel a[aria-current],
  .sign-out:hover {
    background: ${theme.color.sunken};
  }
  .panel :focus-visible {
    outline-offset: -2px;
  }
  .panel ul + :is(ul, .sign-out) {
    position: relative;
    margin-top: 0.75rem;
  }
  .panel ul + :is(ul, .sign-out)::before {
    content: '';
    position: absolute;
    inset: -0.4375rem 0.75rem auto;
    border-top: 1px solid ${theme.color.hairline};
  }
  .sign-out[aria-busy] {
    color: ${theme.color.inkFaint};
    cursor: progress;
  }
  .menu {
    position: fixed;
    inset: 0 0 0 auto;
    width: min(100%, 26rem);
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 5rem ${theme.space.gutter} calc(2rem + env(safe-area-inset-bottom));
    border: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    outline: none;
    transition:
      opacity 200ms ease-out,
      transform 200ms ${theme.motion.ease};
  }
  .menu::backdrop {
    background: rgb(14 13 11 / 60%);
    transition: opacity 200ms ease-out;
  }
  .menu[data-state='closed'],
  .menu[data-state='closed']::backdrop {
    opacity: 0;
  }
  @starting-style {
    .menu[data-state='open'] {
      opacity: 0;
      transform: translateX(1.5rem);
    }
    .menu[data-state='open']::backdrop {
      opacity: 0;
    }
  }
  .menu-close {
    position: absolute;
    top: 0.875rem;
    inset-inline-end: calc(${theme.space.gutter} - 0.5rem);
  }
  .menu nav:first-of-type > ul a {
    display: block;
    padding-block: 0.5rem;
    font-family: ${theme.font.display};
    font-size: ${theme.size.xl};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    letter-spacing: ${theme.look.tracking};
    line-height: 1.2;
    text-decoration: none;
  }
  .menu a[aria-current] {
    color: ${theme.brand.secondary};
  }
  .menu nav[data-for='member'] {
    margin-top: 1.5rem;
    padding-top: 1.25rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .menu nav[data-for='member'] :is(a, .sign-out) {
    display: flex;
    padding: 0;
    min-height: 2.75rem;
    font-size: ${theme.size.md};
    font-weight: 500;
    align-items: center;
    text-decoration: none;
  }
  .menu nav[data-for='member'] > ul + :is(ul, .sign-out) {
    margin-top: 0.75rem;
    padding-top: 0.75rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .menu-guest {
    display: grid;
    gap: 0.75rem;
    margin-top: 2rem;
  }
`
