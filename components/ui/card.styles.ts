import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { iconMask } from './icons/icon-mask'

const heart = [
  'M12 20.2 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.8 4.8 0 0 1 6.7 0l.7.7.7-.7a4.8 4.8 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z',
]

export const cardCss = css`
  .ui-card {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.875rem;
    min-width: 0;
  }
  .ui-card-media {
    position: relative;
    overflow: hidden;
    border-radius: ${theme.radius.card};
    background: ${theme.brand.tint};
    isolation: isolate;
  }
  .ui-card-media .ui-picture,
  .ui-skeleton[data-shape='media'] {
    --ratio: ${theme.look.ratio};
    object-position: 68% 50%;
  }
  .swiper-slide :is(.ui-card-media .ui-picture, .ui-skeleton[data-shape='media']) {
    --ratio: ${theme.look.rowRatio};
  }
  .ui-card-media .ui-picture {
    transition: transform ${theme.motion.slow} ${theme.motion.ease};
  }
  /* Answers a finger before the page behind the card does. */
  .ui-card:has(.ui-card-title a:active) .ui-card-media {
    opacity: 0.8;
  }
  .ui-card-badge {
    position: absolute;
    inset-inline-start: 0.75rem;
    bottom: 0.75rem;
    display: flex;
    gap: 0.375rem;
  }
  .ui-card-media .ui-progress {
    position: absolute;
    inset: auto 0.75rem 0.75rem;
    height: 4px;
    background: rgb(255 255 255 / 42%);
  }
  .ui-card-media:has(.ui-progress) .ui-card-badge {
    bottom: 1.5rem;
  }
  .ui-card-action {
    position: absolute;
    top: 0.625rem;
    inset-inline-end: 0.625rem;
    z-index: 1;
  }
  .ui-heart {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: rgb(12 10 8 / 46%);
    color: #fff;
    cursor: pointer;
    transition: background ${theme.motion.fast} ${theme.motion.ease};
  }
  .ui-heart:hover {
    background: rgb(12 10 8 / 68%);
  }
  .ui-heart[data-look='plain'] {
    border: 1px solid ${theme.color.line};
    background: none;
    color: ${theme.color.ink};
  }
  .ui-heart[data-look='plain']:hover {
    border-color: ${theme.color.ink};
  }
  /* One drawing for all hearts, of which a page has up to fifty. */
  .ui-heart:empty::before {
    content: '';
    width: 22px;
    height: 22px;
    background: currentColor;
    mask: ${iconMask(heart)};
    forced-color-adjust: none;
  }
  .ui-heart[aria-pressed='true']::before {
    background: #ff5a6e;
    mask: ${iconMask(heart, '%23000')};
  }
  .ui-heart[data-look='plain'][aria-pressed='true']::before {
    background: ${theme.color.error};
  }
  @media (forced-colors: active) {
    .ui-heart:empty::before {
      background: ButtonText;
    }
    a.ui-heart:not([role]):empty::before {
      background: LinkText;
    }
    .ui-heart[data-look][aria-pressed='true']::before {
      background: HighlightText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .ui-heart[aria-pressed='true']::before {
      animation: heart-in ${theme.motion.slow} ${theme.motion.ease};
    }
  }
  @keyframes heart-in {
    from {
      transform: scale(0.6);
    }
  }
  .ui-card-overline {
    margin-bottom: 0.25rem;
    color: ${theme.brand.secondary};
    font-size: ${theme.size.sm};
    font-weight: 600;
    line-height: 1.4;
  }
  .ui-card-title {
    font-size: calc(1.0625rem * ${theme.look.scaleSmall});
    line-height: 1.25;
    letter-spacing: ${theme.look.trackingSmall};
  }
  .ui-card-title a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-decoration: none;
  }
  .ui-card-title a::after {
    content: '';
    position: absolute;
    /* Also above the facts, which are painted later because they are clipped. */
    z-index: 1;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  .ui-card-title a:focus-visible {
    outline: none;
  }
  .ui-card:has(.ui-card-title a:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 6px;
    border-radius: ${theme.radius.card};
  }
  /* As high as a one-line title and the facts below. */
  .ui-card-text > .ui-skeleton {
    height: 1.0625rem;
    margin-block: 0.133rem;
  }
  .ui-card-text > .ui-skeleton + .ui-skeleton {
    height: 0.875rem;
    margin-block: 0.4475rem 0.1975rem;
  }
  /* Every fact starts with a dot; dots at the start of a line are clipped. */
  .ui-facts {
    --dot: 1.1em;
    display: flex;
    flex-wrap: wrap;
    margin: 0.25rem 0 0 calc(-1 * var(--dot));
    clip-path: inset(0 0 0 var(--dot));
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    line-height: 1.45;
  }
  .ui-facts li::before {
    content: '·';
    display: inline-block;
    width: var(--dot);
    text-align: center;
  }
  @media (hover: hover) {
    .ui-card:hover .ui-picture {
      transform: scale(1.025);
    }
  }
  .ui-card-grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(${theme.look.column}, 16.5rem), 1fr));
    gap: 2.5rem ${theme.space.slide};
  }
  /* Pictures far below the view are neither styled nor painted; only they, as their size is known. */
  .ui-card-grid .ui-card-media {
    aspect-ratio: ${theme.look.ratio};
    content-visibility: auto;
  }
  /* Up to three items are shown larger, so that they do not leave half a row empty. */
  .ui-card-grid:not(:has(> :nth-child(4)), .ui-card-grid + *) {
    grid-template-columns: repeat(auto-fill, minmax(min(${theme.look.column}, 22rem), 1fr));
  }
`
