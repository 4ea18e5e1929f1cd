import { css } from 'styled-components'
import { hiddenCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { splitHeroCss } from './split-hero.styles'

const wide = '(min-width: 768px)'

/** The hero of the home page: a headline, one action and a picture. */
export const homeHeroCss = css`
  .home-hero {
    position: relative;
    display: grid;
    min-height: clamp(30rem, 76svh, 46rem);
    overflow: clip;
    isolation: isolate;

    .hero-picture {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 65% 50%;
    }
    .hero-text {
      padding-block: clamp(2rem, 1rem + 5vw, 5rem);
    }
    h1 {
      max-width: 14ch;
      font-size: calc(${theme.size.hero} * ${theme.look.scale});
      line-height: 1;
    }
    p {
      max-width: 38ch;
      margin-top: 1rem;
      color: ${theme.color.inkSoft};
      text-wrap: balance;
      font-size: ${theme.size.lg};
      line-height: 1.45;
    }
    .hero-line a {
      color: inherit;
      text-decoration-thickness: 1px;
      text-decoration-color: color-mix(in srgb, currentColor 34%, transparent);
      text-underline-offset: 0.2em;
    }
    @media (hover: hover) {
      .hero-line a:hover {
        text-decoration-color: currentColor;
      }
    }
    .hero-actions {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.75rem 1.25rem;
      margin-top: 1.75rem;
    }
    /* Below each other on phones: whether they fit side by side would depend on the font. */
    @media not all and ${wide} {
      .hero-actions {
        flex-direction: column;
        align-items: stretch;
        text-align: center;
      }
      .hero-actions .ui-link {
        align-self: center;
      }
    }
    .hero-terms {
      font-size: ${theme.size.sm};
    }
    .hero-actions .ui-link {
      font-size: ${theme.size.md};
    }

    /* Text on the picture. */
    &[data-composition='full'] .hero-frame {
      position: absolute;
      inset: 0;
      z-index: -1;
    }
    &[data-composition='full'] .hero-frame::after {
      content: '';
      position: absolute;
      inset: 0;
      background: radial-gradient(
        130% 120% at 0% 100%,
        color-mix(in srgb, ${theme.brand.deep} 94%, transparent) 34%,
        color-mix(in srgb, ${theme.brand.deep} 58%, transparent) 58%,
        transparent 82%
      );
    }
    @media not all and ${wide} {
      &[data-composition='full'] .hero-frame::after {
        background: linear-gradient(
          to top,
          color-mix(in srgb, ${theme.brand.deep} 94%, transparent) 44%,
          color-mix(in srgb, ${theme.brand.deep} 40%, transparent) 66%,
          transparent 92%
        );
      }
    }
    &[data-composition='full'] .hero-body {
      align-self: end;
    }
    &[data-composition='full'] p {
      color: ${theme.color.ink};
    }

    ${splitHeroCss}

    /* Text below the picture. */
    &[data-composition='band'] {
      grid-template-rows: minmax(clamp(14rem, 28vw, 27rem), 1fr) auto;
    }
    &[data-composition='band'] .hero-frame {
      position: relative;
      overflow: hidden;
    }
    &[data-composition='band'] .hero-picture {
      position: absolute;
      inset: 0;
      /* From above the rower's head. */
      object-position: 62% 46%;
    }
    &[data-composition='band'][data-centered] .hero-picture {
      object-position: 62% 68%;
    }
    &[data-composition='band']:not([data-centered]) .hero-frame {
      border-bottom: 6px solid ${theme.brand.main};
    }
    &[data-centered] .hero-frame {
      border-radius: 0 0 50% 50% / 0 0 3.5rem 3.5rem;
    }
    &[data-centered] .hero-text {
      padding-block: 2rem 3rem;
      text-align: center;
    }
    &[data-centered] :is(h1, p) {
      max-width: none;
    }
    &[data-centered] .hero-actions {
      justify-content: center;
    }
    @media ${wide} {
      &[data-composition='band']:not([data-centered]) .hero-text {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
        gap: 1.5rem 3rem;
        align-items: end;
        padding-block: 2.25rem 3rem;
      }
      &[data-composition='band'] p {
        margin-top: 0.75rem;
      }
    }

    /* Members see their own rows first. */
    html[data-session='member'] & {
      ${hiddenCss}
      min-height: 0;
    }
    html[data-session='member'] & :is(.hero-frame, p, .hero-actions) {
      display: none;
    }
  }
`
