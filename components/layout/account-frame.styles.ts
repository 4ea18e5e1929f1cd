import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The navigation of the member's own screens beside or above them; one width for all. */
export const AccountFrameGrid = styled.div`
  flex: 1;
  /* Keeps the footer below the first view while content is loading. */
  min-height: calc(100dvh - 4.5rem);

  .account-screen {
    min-width: 0;
  }
  .ui-screen {
    min-height: 0;
    margin: 0;
    padding-inline: 0;
  }
  .account-nav {
    position: relative;
    display: flex;
    gap: 0.5rem;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: 0.75rem ${theme.space.gutter};
    border-bottom: 1px solid ${theme.color.hairline};
  }
  .account-nav :is(div, li) {
    flex: none;
  }
  .account-nav p {
    display: none;
    padding-inline: 0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.xs};
    font-weight: 600;
  }
  .account-nav ul {
    display: flex;
    gap: 0.25rem;
    padding: 0;
    list-style: none;
  }
  .account-nav a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border-radius: ${theme.radius.pill};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
  }
  .account-nav a:hover {
    color: ${theme.color.ink};
  }
  .account-nav a[aria-current] {
    background: ${theme.brand.tint};
    color: ${theme.brand.secondary};
  }
  .account-nav a:focus-visible {
    outline-offset: -2px;
  }
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: clamp(2.5rem, 4vw, 4.5rem);

    .account-nav {
      position: sticky;
      top: 4.5rem;
      align-self: start;
      flex-direction: column;
      gap: 1.5rem;
      max-height: calc(100dvh - 4.5rem);
      overflow: hidden auto;
      margin-inline: -0.75rem 0;
      padding: clamp(1.5rem, 1rem + 2vw, 3rem) 0 2rem;
      border-bottom: 0;
    }
    .account-nav p {
      display: block;
      margin-bottom: 0.375rem;
    }
    .account-nav ul {
      display: block;
    }
    .account-nav a {
      padding-inline: 0.75rem;
      border-radius: 10px;
    }
  }
`
