import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** What members say of a video, and a member's own vote. */
export const ratingCss = css`
  :is(.rating, .own-rating) h2 {
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .stars {
    position: relative;
    display: inline-flex;
    flex: none;
    color: ${theme.color.line};
  }
  .stars > span {
    display: flex;
    flex: none;
  }
  .stars svg {
    flex: none;
  }
  .stars-filled {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    overflow: hidden;
    color: ${theme.brand.main};
  }
  .rating-average {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-top: 0.75rem;
  }
  .rating-average b {
    font-family: ${theme.font.display};
    font-size: ${theme.size.xxl};
    font-stretch: ${theme.look.width};
    line-height: 1;
  }
  .rating h3 {
    margin-top: 1.25rem;
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-weight: 600;
    font-stretch: normal;
    letter-spacing: 0;
  }
  .rating-difficulty {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.5rem 0.875rem;
    align-items: center;
    margin-top: 0.625rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  .rating-difficulty li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .rating-share {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(${theme.brand.main} 0 0) no-repeat ${theme.color.hairline};
    background-size: calc(var(--share) * 100%) 100%;
  }
  .rate {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
    margin-top: 1rem;
  }
  .rate > fieldset {
    gap: 0.25rem;
  }
  .rate label {
    position: relative;
    cursor: pointer;
  }
  /* Invisible over its label, where a finger of a screen reader looks for it. */
  .rate input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .rate label:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
  }
  .rate-stars > div {
    display: flex;
    margin-inline-start: -0.375rem;
  }
  .rate-stars label {
    padding: 0.375rem;
    border-radius: 10px;
    color: ${theme.color.line};
    transition: color ${theme.motion.fast} ease-out;
  }
  /* The chosen star and those before it. */
  .rate-stars label:is(:has(:checked), :has(~ label > :checked)) {
    color: ${theme.brand.main};
  }
  @media (hover: hover) {
    .rate-stars > div:hover label:is(:hover, :has(~ label:hover)) {
      color: ${theme.brand.main};
    }
    .rate-stars > div:hover label:not(:hover, :has(~ label:hover)) {
      color: ${theme.color.line};
    }
  }
  .rate-difficulty > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .rate-difficulty label:has(:checked) {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  .rate-error {
    color: ${theme.color.error};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
  .rate-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .own-rating-vote {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-block: 0.75rem;
  }
`
