import styled from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** On phones the dialog fills the screen; its size never depends on what was found. */
export const SearchFrame = styled.dialog`
  position: fixed;
  inset: 0;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0.75rem 0 0;
  border: 0;
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  outline: none;
  transition:
    opacity ${theme.motion.fast} ease-out,
    translate ${theme.motion.fast} ${theme.motion.ease};

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: rgb(14 13 11 / 60%);
  }
  &[data-state='closed'] {
    opacity: 0;
    translate: 0 -0.5rem;
  }
  .search-field {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    padding-inline: ${theme.space.gutter} calc(${theme.space.gutter} - 0.5rem);
  }
  .search-field > svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }
  .search-field input {
    flex: 1;
    min-width: 0;
    height: 3rem;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-size: ${theme.size.lg};
    font-weight: 550;
  }
  .search-field input::-webkit-search-cancel-button {
    display: none;
  }
  .search-field input::placeholder {
    color: ${theme.color.inkFaint};
    font-weight: 450;
  }
  .search-clear {
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border: 0;
    background: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 550;
    cursor: pointer;
  }
  .search-clear:hover {
    color: ${theme.color.ink};
  }
  .ui-chips[data-scroll] {
    flex: none;
    margin: 0.25rem 0 0;
    padding: 4px ${theme.space.gutter} 0.75rem;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .search-list {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 calc(${theme.space.gutter} - 0.5rem) 2rem;
    scroll-padding-block: 3rem 1rem;
  }
  .search-list[data-stale] > [role='listbox'] {
    opacity: 0.6;
  }
  h3 {
    padding: 1.25rem 0.5rem 0.375rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  .search-option {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 3.75rem;
    padding: 0.375rem 0.5rem;
    border-radius: 12px;
    text-decoration: none;
  }
  .search-option .ui-picture {
    flex: none;
    width: 4.5rem;
    border-radius: 8px;
  }
  .search-what {
    display: grid;
    min-width: 0;
  }
  .search-what b {
    font-weight: 600;
    line-height: 1.3;
  }
  .search-what span {
    overflow: hidden;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .search-all {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: 12px;
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
  [role='option'][aria-selected='true'] {
    background: ${theme.color.sunken};
    box-shadow: inset 0 0 0 2px ${theme.color.ink};
  }
  .search-note {
    padding: 1.25rem 0.5rem;
    color: ${theme.color.inkSoft};
  }
  .search-note h3 {
    padding: 0 0 0.25rem;
    color: ${theme.color.ink};
    font-size: ${theme.size.md};
  }
  .search-recent header {
    display: flex;
    align-items: end;
    justify-content: space-between;
  }
  .search-recent ul {
    list-style: none;
    padding: 0;
  }
  .search-recent li button {
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border: 0;
    border-radius: 12px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  @media (hover: hover) {
    .search-option:hover,
    .search-all:hover,
    .search-recent li button:hover {
      background: ${theme.color.sunken};
    }
  }
  @media (min-width: 768px) {
    inset: 4.5rem 0 auto;
    width: min(44rem, 100% - 2 * ${theme.space.gutter});
    height: min(42rem, 100dvh - 6rem);
    margin-inline: auto;
    border-radius: 1.25rem;
    box-shadow: ${theme.shadow.float};
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 -0.5rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
