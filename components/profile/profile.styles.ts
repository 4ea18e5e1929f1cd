import { styled } from 'styled-components'
import { outdent } from '@/components/ui/button.styles'
import { theme } from '@/lib/theme/theme'

/** The sections of the profile: what each is for, and beside it, where there is room, its form. */
export const ProfileSections = styled.div`
  margin-top: 1rem;
  max-width: 60rem;

  .profile-section {
    display: grid;
    gap: 1.5rem;
    padding-block: 2.5rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .profile-section:first-of-type {
    border-top: 0;
  }
  .profile-section h2 {
    margin-bottom: 0.375rem;
    font-size: ${theme.size.lg};
  }
  .profile-section header p {
    max-width: 34ch;
    font-size: ${theme.size.sm};
    line-height: 1.5;
  }
  .profile-content {
    display: grid;
    gap: 2rem;
    min-width: 0;
  }
  .profile-content .ui-button[type='submit'] {
    justify-self: start;
  }
  .profile-pair {
    display: grid;
    align-items: start;
    gap: 1.25rem;
  }
  .profile-picture {
    display: flex;
    align-items: center;
    gap: 1.5rem;
  }
  .profile-portrait {
    flex: none;
  }
  .profile-picture-actions {
    display: grid;
    gap: 0.625rem;
    min-width: 0;
  }
  .profile-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .profile-choose {
    position: relative;
    overflow: hidden;
    cursor: pointer;
  }
  .profile-choose input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .profile-choose:has(:focus-visible) {
    outline: 2px solid ${theme.brand.main};
    outline-offset: 2px;
  }
  .profile-choose:has(:disabled) {
    opacity: 0.5;
  }
  .profile-error {
    color: ${theme.color.error};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
  .profile-sessions {
    margin-bottom: 1.25rem;
    padding: 0;
    list-style: none;
  }
  .profile-sessions:last-child {
    margin-bottom: 0;
  }
  .profile-sessions li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
    min-height: 4.5rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid ${theme.color.hairline};
    font-size: ${theme.size.sm};
  }
  /* Their text stands in line with the others. */
  .profile-sessions [data-variant='ghost-secondary'] {
    margin-inline: ${outdent};
  }
  .profile-device {
    margin-bottom: 0.125rem;
    font-size: ${theme.size.md};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .profile-danger {
    color: ${theme.color.error};
  }
  .profile-skeleton {
    display: grid;
    gap: 2.5rem;
    padding-block: 2.5rem;
  }
  @media (max-width: 575px) {
    .profile-buttons {
      flex-direction: column;
      align-items: flex-start;
    }
    .profile-buttons [data-variant='ghost-secondary'] {
      margin-inline-start: ${outdent};
    }
  }
  @media (min-width: 576px) {
    .profile-pair {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 1100px) {
    .profile-section {
      grid-template-columns: 16rem 1fr;
      gap: 3rem;
    }
  }
`

/** What a deletion means, and its form; a dialog stands outside of the sections. */
export const DeletionDialog = styled.div`
  dl {
    display: grid;
    gap: 0.875rem;
    margin-block: 0.5rem 1.25rem;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    line-height: 1.5;
  }
  .profile-error {
    color: ${theme.color.error};
    font-size: ${theme.size.sm};
    font-weight: 500;
  }
`
