import { styled } from 'styled-components'
import { touchAreaCss } from '@/components/ui/touch-area.styles'
import { theme } from '@/lib/theme/theme'

/** What a video is: words on the left, facts on the right. */
export const VideoFactsSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: clamp(1.5rem, 1rem + 3vw, 4rem);
  margin-block: clamp(1.5rem, 1rem + 2vw, 2.5rem) ${theme.space.section};

  .facts-text {
    max-width: ${theme.width.text};
    margin-top: 1rem;
    font-size: ${theme.size.lg};
    line-height: 1.5;
  }
  .facts-person {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-top: 1.5rem;
    font-weight: 600;
  }
  .facts-person a {
    ${touchAreaCss}
  }
  .facts-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  dl {
    display: grid;
    gap: 1.25rem;
    align-content: start;
  }
  dl > div {
    padding-top: 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  dt {
    margin-bottom: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  dd {
    margin: 0;
  }
  dd ul {
    padding: 0;
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
  }
  dd li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
