import { styled } from 'styled-components'
import { listCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/** The list of studios with its search, including plain descendants. */
export const StudiosSection = styled.section`
  ${listCss}

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
  .studio-card {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    min-width: 0;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  .studio-sign {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-height: 8.5rem;
    padding: 1rem 1.25rem;
    background: ${theme.brand.tint};
    color: ${theme.brand.secondary};
    isolation: isolate;
    overflow: hidden;
  }
  .studio-sign::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: -1.75rem;
    inset-inline-end: -1.75rem;
    width: 10.5rem;
    height: 10.5rem;
    background: ${theme.brand.main};
    opacity: 0.2;
    mask: var(--motif, linear-gradient(transparent, transparent)) center / contain no-repeat;
  }
  .studio-town {
    font-family: ${theme.font.display};
    font-size: ${theme.size.xl};
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    line-height: 1.05;
    letter-spacing: ${theme.look.tracking};
    text-wrap: balance;
  }
  .studio-town span {
    margin-inline-start: 0.4em;
    font-size: 0.55em;
    letter-spacing: 0.02em;
  }
  .studio-distance {
    position: absolute;
    top: 1rem;
    inset-inline-start: 1.25rem;
    font-size: ${theme.size.sm};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .studio-text {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: 1.125rem 1.25rem 0;
  }
  .studio-text h2 {
    font-size: 1.125rem;
    line-height: 1.25;
    letter-spacing: ${theme.look.trackingSmall};
  }
  .studio-brand {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.375rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
  .studio-card address {
    display: grid;
    margin-top: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  .studio-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin-top: auto;
    padding-top: 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  .studio-action {
    display: flex;
    align-items: center;
    min-height: 3rem;
    margin: 0.5rem 1.25rem 1.25rem;
  }
  @media (max-width: 767px) {
    .studio-bar {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
