import { styled } from 'styled-components'
import { hiddenCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { ratingCss } from './rating/rating.styles'

/** The sections of a class on the left; the next live class and ratings on the right. */
export const ClassInsideSection = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: clamp(2.5rem, 1rem + 3vw, 4rem);
  align-items: start;
  margin-bottom: ${theme.space.section};

  .inside-beside {
    display: grid;
    gap: 2.5rem;
  }
  .sections-bar {
    display: flex;
    gap: 3px;
    margin-top: 1.25rem;
  }
  .sections-bar span {
    flex: var(--seconds) 1 0;
    min-width: 6px;
    height: 6px;
    border-radius: 3px;
    background: color-mix(in srgb, ${theme.brand.main} 30%, ${theme.color.hairline});
    transition: background-color ${theme.motion.base} ease-out;
  }
  .sections-bar [data-current] {
    background: ${theme.brand.main};
  }
  .sections {
    margin-top: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .sections li {
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .sections li:last-of-type {
    border-bottom: 0;
  }
  .sections :is(p, button) {
    display: grid;
    grid-template-columns: 4.5ch minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: baseline;
    width: 100%;
    min-height: 3rem;
    padding: 0.75rem 0;
    border: 0;
    background: none;
    line-height: 1.5;
    text-align: start;
  }
  .sections button {
    cursor: pointer;
  }
  .sections button .ui-hidden {
    ${hiddenCss}
  }
  .sections :is(.sections-start, .sections-length) {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .sections-title {
    font-weight: 600;
  }
  .sections button:hover .sections-title {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .sections [aria-current] :is(.sections-start, .sections-title) {
    color: ${theme.brand.secondary};
  }
  ${ratingCss}
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
