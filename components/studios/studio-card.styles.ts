import { css } from 'styled-components'
import { drawings } from '@/components/ui/icons/drawings'
import { iconMask } from '@/components/ui/icons/icon-mask'
import { theme } from '@/lib/theme/theme'

const phone = [
  'M7.5 3.8H5a1.5 1.5 0 0 0-1.5 1.6C4.2 13.5 10.5 19.8 18.6 20.5a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4.6-1.6-1.7 2a12 12 0 0 1-6.6-6.6l2-1.7z',
]

/** The address of a studio and the links below it. */
export const studioContactCss = css`
  address {
    display: grid;
    margin-top: 0.5rem;
    color: ${theme.color.inkSoft};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  .studio-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  /* A list has fifty of each. */
  .studio-links a::before {
    content: '';
    flex: none;
    width: 18px;
    height: 18px;
    background: currentColor;
    mask: var(--icon);
    forced-color-adjust: none;
  }
  .studio-links [data-icon='phone'] {
    --icon: ${iconMask(phone)};
  }
  .studio-links [data-icon='pin'] {
    --icon: ${iconMask(drawings.pin)};
  }
  .studio-links [data-icon='external'] {
    --icon: ${iconMask(drawings.external)};
  }
  @media (forced-colors: active) {
    .studio-links a::before {
      background: LinkText;
    }
  }
`

/** The card of a studio. Its name's link covers the card; what else can be pressed lies above. */
export const studioCardCss = css`
  .studio-card {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    min-width: 0;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};

    ${studioContactCss}
  }
  .studio-sign {
    position: relative;
    overflow: hidden;
    aspect-ratio: 2;
    background: ${theme.brand.tint};
  }
  .studio-sign img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 68% 50%;
  }
  .studio-sign [data-part='1'] {
    transform: scale(1.7);
    transform-origin: 74% 28%;
  }
  .studio-sign [data-part='2'] {
    transform: scaleX(-1);
  }
  .studio-sign [data-part='3'] {
    transform: scale(-1.7, 1.7);
    transform-origin: 62% 28%;
  }
  .studio-distance {
    position: absolute;
    inset-inline-start: 0.75rem;
    bottom: 0.75rem;
    padding: 0.25rem 0.75rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
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
  .studio-text :is(h2, h3) {
    font-size: 1.125rem;
    line-height: 1.25;
    letter-spacing: ${theme.look.trackingSmall};
  }
  .studio-text :is(h2, h3) a {
    text-decoration: none;
  }
  .studio-text :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  .studio-card:hover :is(h2, h3) a {
    text-decoration: underline;
  }
  .studio-text :is(h2, h3) a:focus-visible {
    outline: none;
  }
  .studio-text :is(h2, h3) a:focus-visible::after {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -2px;
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
    font-size: ${theme.size.sm};
  }
  .studio-card .studio-links {
    margin-top: auto;
    padding-top: 0.5rem;
  }
  .studio-links a,
  .studio-action > * {
    position: relative;
    z-index: 1;
  }
  .studio-action {
    display: flex;
    align-items: center;
    min-height: 3rem;
    margin: 0.5rem 1.25rem 1.25rem;
  }
`
