import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The picture beside the facts; on phones above them. */
export const LiveClassSection = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  gap: clamp(1.5rem, 1rem + 3vw, 4rem);
  align-items: start;

  .live-picture {
    border-radius: ${theme.radius.card};
  }
  .live-do {
    margin-top: 1.75rem;
    padding-top: 1.5rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .live-when {
    min-height: 1.75rem;
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  .live-when .ui-badge {
    margin-inline-end: 0.625rem;
  }
  .live-again {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
    margin-top: 1.5rem;
    padding-top: 1.5rem;
    border-top: 1px solid ${theme.color.hairline};
    font-variant-numeric: tabular-nums;
  }
  /* Kept free, so that nothing moves once it is known whose plan covers the class. */
  .live-terms {
    min-height: 1.5em;
    margin-top: 0.75rem;
    color: ${theme.color.inkSoft};
  }
  .live-missed {
    margin-top: 0.75rem;
    font-weight: 600;
  }
  .live-booked {
    display: grid;
    gap: 0.25rem;
    margin-top: 0.75rem;
    padding: 0;
    color: ${theme.color.inkSoft};
    list-style: none;
  }
  .live-first,
  .live-more {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    min-height: 3rem;
    margin-top: 0.75rem;
  }
  .booked {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    .live-picture {
      width: calc(100% + 2 * ${theme.space.gutter});
      max-width: none;
      margin-inline: calc(-1 * ${theme.space.gutter});
      border-radius: 0;
    }
  }
`
