import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Avatar, progress bar, and what stands for content that comes. */
export const detailsCss = css`
  .ui-avatar {
    display: inline-grid;
    place-items: center;
    flex: none;
    border-radius: 50%;
    object-fit: cover;
    background: ${theme.brand.tint} center / cover;
    color: ${theme.brand.secondary};
    font-weight: 600;
    line-height: 1;
    letter-spacing: 0;
    text-transform: uppercase;
  }
  .ui-progress {
    overflow: hidden;
    height: 6px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.hairline};
  }
  .ui-progress > div {
    height: 100%;
    border-radius: inherit;
    background: ${theme.brand.main};
    transition: width ${theme.motion.slow} ${theme.motion.ease};
  }
  @media (forced-colors: active) {
    .ui-progress {
      border: 1px solid;
    }
    .ui-progress > div {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  .ui-below-fold {
    height: 100vh;
  }
  .ui-skeleton {
    display: block;
    height: 1rem;
    margin-block: 0.25rem;
    border-radius: 6px;
    background: linear-gradient(
        100deg,
        transparent 30%,
        ${theme.color.hairline} 50%,
        transparent 70%
      )
      ${theme.color.sunken} 150% 0 / 250% 100% no-repeat;
    /* Each of its frames is painted, so it starts only when the wait has become long. */
    animation: ui-shimmer 2.4s ease-in-out 1s infinite;
  }
  .ui-skeleton[data-shape='media'] {
    aspect-ratio: var(--ratio, 16 / 9);
    height: auto;
    margin: 0;
    border-radius: ${theme.radius.card};
  }
  .ui-skeleton[data-shape='circle'] {
    border-radius: 50%;
  }
  @keyframes ui-shimmer {
    to {
      background-position: -50% 0;
    }
  }
`

export const pictureCss = css`
  .ui-picture {
    position: relative;
    width: 100%;
    height: auto;
    aspect-ratio: var(--ratio, 16 / 9);
    object-fit: cover;
    background: ${theme.brand.tint} center / cover no-repeat;
  }
  /* Covers the broken-image icon of a picture that failed to load. */
  .ui-picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
  }
`

/** The frame of spinners and the animation of `TailSpin`; the other types define their own. */
export const spinnerCss = css`
  .ui-spinner {
    width: 2.5rem;
    height: 2.5rem;
    overflow: visible;
  }
  .ui-spinner * {
    transform-box: fill-box;
    transform-origin: center;
  }
  .ui-tail-spin {
    animation: ui-spin 0.8s linear infinite;
  }
  .ui-waiting {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 3rem;
  }
  @keyframes ui-spin {
    to {
      transform: rotate(1turn);
    }
  }
`
