import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { studioCardCss, studioContactCss } from './studio-card.styles'

/** The page of a studio: the picture beside the facts, on phones above them, then what goes on there. */
export const StudioPage = styled.div`
  ${studioCardCss}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};

  .studio-top {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1.5rem, 1rem + 3vw, 4rem);
    align-items: start;
  }
  .studio-picture {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${theme.radius.card};
    background: ${theme.brand.tint};
  }
  .studio-facts {
    grid-row: 1 / 3;
    grid-column: 2;

    ${studioContactCss}
  }
  .studio-facts address {
    margin-top: 1.25rem;
    font-size: ${theme.size.lg};
  }
  .studio-facts .studio-links {
    margin-top: 0.5rem;
  }
  .studio-do {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.75rem;
    padding-top: 1.5rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .studio-do p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .studio-hours h2 {
    font-size: ${theme.size.lg};
  }
  .hours-now {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 1.5em;
    margin-top: 0.5rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .hours-now:not(:empty)::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.inkSoft};
  }
  .hours-now[data-open='true']::before {
    background: ${theme.color.success};
  }
  .hours-week {
    display: grid;
    max-width: 30rem;
    margin: 0.75rem 0 0;
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  .hours-week > div {
    display: grid;
    grid-template-columns: clamp(6.5rem, 32vw, 8.5rem) minmax(0, 1fr);
    gap: 1rem;
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .hours-week > [aria-current] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
  .hours-week dt::first-letter {
    text-transform: uppercase;
  }
  .hours-week dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0;
  }
  .hours-week dd > span {
    white-space: nowrap;
  }
  .ui-card-grid {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${theme.space.slide};
  }
  .studio-owner {
    color: ${theme.color.inkSoft};
  }
  @media (max-width: 767px) {
    .studio-top {
      grid-template-columns: minmax(0, 1fr);
    }
    .studio-facts {
      grid-row: auto;
      grid-column: auto;
    }
    .studio-picture {
      width: calc(100% + 2 * ${theme.space.gutter});
      max-width: none;
      margin-inline: calc(-1 * ${theme.space.gutter});
      border-radius: 0;
    }
  }
`
