import { css } from 'styled-components'
import { brandTileCss } from '@/components/plans/plans.styles'
import { theme } from '@/lib/theme/theme'

/** Brands as tiles in their own colors, links or radio buttons. */
export const brandTilesCss = css`
  .brand-tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 0.75rem;
    min-width: 0;
    margin-top: 1.5rem;
    padding: 0;
    border: 0;
    list-style: none;
  }
  ${brandTileCss}
  .brand-tile {
    position: relative;
    min-height: 7rem;
    padding: 1rem;
    cursor: pointer;
  }
  .brand-tile > span {
    font-size: calc(${theme.size.lg} * ${theme.look.scaleSmall});
  }
  .brand-tile small {
    position: absolute;
    top: 0.75rem;
    inset-inline-end: 0.75rem;
    padding: 0.125rem 0.625rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-size: ${theme.size.xs};
    font-weight: 600;
  }
  .brand-tile:has(:checked) {
    outline: 3px solid ${theme.color.ink};
    outline-offset: 2px;
  }
  .brand-tile:has(:focus-visible) {
    outline: 3px dashed ${theme.color.ink};
    outline-offset: 2px;
  }
  .brand-tiles:disabled .brand-tile,
  .brand-tile:has(:disabled) {
    cursor: not-allowed;
  }
  :is(.brand-tiles:disabled .brand-tile, .brand-tile:has(:disabled)) > span {
    opacity: 0.75;
  }
`
