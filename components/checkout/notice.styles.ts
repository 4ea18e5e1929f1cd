import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** What the payer must know before going on: in the page and in the form. */
export const noticeCss = css`
  .notice {
    display: flex;
    gap: 0.75rem;
    padding: 1rem 1.25rem;
    border-radius: ${theme.radius.field};
    line-height: 1.45;
  }
  .notice[data-tone='error'] {
    background: ${theme.color.errorTint};
    color: ${theme.color.error};
  }
  .notice[data-tone='info'] {
    background: ${theme.color.infoTint};
    color: ${theme.color.info};
  }
  .notice svg {
    flex: none;
    margin-top: 0.05em;
  }
  > .notice {
    margin-bottom: 1.5rem;
  }
  .notice-title {
    font-weight: 650;
  }
  .notice p + p {
    margin-top: 0.25rem;
  }
  .notice .ui-button {
    margin-top: 0.75rem;
  }
`
