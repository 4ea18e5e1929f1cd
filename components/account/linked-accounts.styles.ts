import { styled } from 'styled-components'
import { outdent } from '@/components/ui/button.styles'
import { theme } from '@/lib/theme/theme'

/** The list of the member's linked studio accounts. */
export const LinkedAccountsSection = styled.section`
  margin-top: 1.5rem;
  max-width: 44rem;

  .linked {
    margin-bottom: 2rem;
    padding: 0;
    list-style: none;
  }
  .linked li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
    padding-block: 1.25rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .linked h2 {
    margin-bottom: 0.25rem;
    font-size: ${theme.size.lg};
  }
  /* Its text stands in line with the others. */
  .linked .ui-button {
    margin-inline: ${outdent};
  }
  .linked-email {
    overflow-wrap: anywhere;
  }
  .linked-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-top: 0.5rem;
    font-size: ${theme.size.sm};
  }
`
