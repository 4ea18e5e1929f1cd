import { styled } from 'styled-components'
import { touchAreaCss } from '@/components/ui/touch-area.styles'
import { theme } from '@/lib/theme/theme'

/** What a live class is. */
export const LiveClassFactsSection = styled.div`
  .live-facts {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .live-facts li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 1.75rem;
  }
  .live-facts a {
    ${touchAreaCss}
  }
  .live-facts .live-kinds {
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
  }
  .live-kinds > span {
    display: inline-flex;
    align-items: center;
    gap: 0.75rem;
  }
  .facts-text {
    max-width: ${theme.width.text};
    margin-top: 1.5rem;
    font-size: ${theme.size.lg};
    line-height: 1.5;
  }
`
