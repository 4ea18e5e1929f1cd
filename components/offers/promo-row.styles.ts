import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** Promo cards in their row: picture and text on one background in the brand's hue. */
export const promoRowCss = css`
  .promo-row {
    .promo-card {
      position: relative;
      display: flex;
      flex-direction: column;
      height: 100%;
      overflow: hidden;
      border-radius: ${theme.radius.card};
      background: ${theme.brand.tint};
    }
    .promo-text {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: 0.5rem;
      padding: 1.25rem 1.25rem 0.75rem;
    }
    .promo-text h3 {
      font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
      line-height: 1.08;
      letter-spacing: ${theme.look.tracking};
    }
    .promo-text p {
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
    }
    .promo-foot {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 1rem;
      margin-top: auto;
    }
    .promo-link {
      display: inline-flex;
      align-items: center;
      gap: 0.375rem;
      min-height: 2.75rem;
      color: ${theme.brand.secondary};
      font-weight: 650;
      text-decoration: none;
    }
    .promo-link::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.card};
    }
    .promo-link svg {
      transition: transform ${theme.motion.base} ${theme.motion.ease};
    }
    .promo-link:focus-visible {
      outline: none;
    }
    .promo-link:focus-visible::after {
      outline: 2px solid ${theme.color.ink};
      outline-offset: -4px;
    }
    .promo-end {
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
    }
    @media (min-width: 576px) {
      .swiper-slide:only-of-type .promo-card {
        flex-direction: row;
      }
      .swiper-slide:only-of-type .promo-card .ui-picture {
        flex: 1.2;
        min-width: 0;
      }
      .swiper-slide:only-of-type .promo-text {
        justify-content: center;
        padding: clamp(1.5rem, 3vw, 3rem);
      }
      .swiper-slide:only-of-type .promo-foot {
        margin-top: 0.75rem;
      }
    }
    @media (hover: hover) {
      .promo-card:hover .promo-link svg {
        transform: translateX(3px);
      }
    }
  }
`
