import { styled } from 'styled-components'
import { listCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { studioCardCss } from './studio-card.styles'

/** The list of studios with its search, including plain descendants. */
export const StudiosSection = styled.section`
  ${listCss}
  ${studioCardCss}

  .studio-bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .studio-bar > nav {
    grid-column: 1 / -1;
  }
  .studio-near {
    display: flex;
    gap: 0.75rem;
  }
  .studio-near .ui-chip {
    min-height: 3.25rem;
    padding-inline: 1.125rem;
  }
  .ui-card-grid {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${theme.space.slide};
  }
  .ui-card-grid + .ui-card-grid {
    margin-top: ${theme.space.slide};
  }
  /* As many columns as a city has studios, so that small cities stand beside each other. */
  .studio-cities,
  .studio-cities > section {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${theme.space.slide};
  }
  .studio-cities {
    --columns: 1;
    row-gap: 3rem;
  }
  .studio-cities + .studio-cities {
    margin-top: 3rem;
  }
  .studio-cities > section {
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    grid-auto-rows: 1fr;
  }
  .studio-cities > section:has(> h2) {
    grid-template-rows: auto;
  }
  .studio-cities h2 {
    grid-column: 1 / -1;
  }
  .studios-foot {
    margin-top: 4rem;
    color: ${theme.color.inkSoft};
  }
  @media (min-width: 700px) {
    .studio-cities {
      --columns: 2;
    }
    .studio-cities > section[data-count='1'] {
      grid-column: auto;
    }
  }
  @media (min-width: 1080px) {
    .studio-cities {
      --columns: 3;
    }
    .studio-cities > section[data-count='2'] {
      grid-column: span 2;
    }
  }
  @media (max-width: 767px) {
    .studio-bar {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
