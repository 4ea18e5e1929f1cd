import { css } from 'styled-components'
import { brandAsset } from '@/lib/brand/brand-asset'
import { brandLooks } from '@/lib/brand/brand-looks'
import { brandKeys } from '@/lib/brand/brands'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme, themed, tokenNames, tokenValues } from '@/lib/theme/theme'
import { brandColors } from '@/lib/theme/brand-colors'
import { brandStyle, motifStrength } from '@/lib/theme/brand-style'

const declarations = Object.entries(tokenNames)
  .flatMap(([group, names]) =>
    Object.entries(names).map(([key, name]) => {
      const values = tokenValues[group as keyof typeof tokenValues] as Record<string, string>
      return `${name}:${values[key]};`
    }),
  )
  .join('')

// Each brand's colors can be used anywhere on a page; its traits apply to a whole page or to a part
// that requests them.
const brandStyleRules = brandKeys
  .map((brand) => {
    const groups = Object.entries(brandStyle(brandLooks[brand], brandAsset(brand, 'motif')))
    const values = groups.flatMap(([group, members]) =>
      Object.entries(members).map(([key, value]) => {
        const names: Record<string, string> = tokenNames[group as keyof typeof tokenNames]
        return `${names[key]}:${value};`
      }),
    )
    return `:is(html,[data-look])[data-brand='${brand}']{${values.join('')}}`
  })
  .join('')

const brandRules = Object.entries(brandColors)
  .map(([brand, colors]) => {
    const values = Object.entries(themed(colors)).map(
      ([key, value]) => `${tokenNames.brand[key as keyof typeof colors]}:${value};`,
    )
    return `[data-brand='${brand}']{${values.join('')}}`
  })
  .join('')

/** The tokens as custom properties; `data-theme` and `data-brand` work on any element. */
export const tokensCss = css`
  :root {
    color-scheme: light dark;
    ${declarations}
  }
  @media (min-width: ${breakpoints.mobile}px) {
    :root {
      ${tokenNames.space.gutter}: 32px;
    }
  }
  @media (min-width: 1024px) {
    :root {
      ${tokenNames.space.gutter}: 48px;
    }
  }
  [data-theme='light'] {
    color-scheme: light;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  ${brandRules}
  ${brandStyleRules}
`

const white = `${tokenNames.color.ink}:#fff;${tokenNames.color.inkSoft}:#fff;${tokenNames.color.line}:rgb(255 255 255/70%);${tokenNames.color.hairline}:rgb(255 255 255/32%);${tokenNames.brand.secondary}:#fff;`

/**
 * The brand's colors as backgrounds, with text colors that are readable on them. `.ui-motif` draws
 * the brand's motif behind text, sized in em of the box.
 */
export const surfaceCss = css`
  [data-surface] {
    color: ${theme.color.ink};
  }
  [data-surface='tint'] {
    ${tokenNames.brand.secondary}: ${theme.color.ink};
    background: ${theme.brand.tint};
  }
  [data-surface='main'] {
    ${white}
    background: ${theme.brand.main};
  }
  [data-surface='deep'] {
    color-scheme: dark;
    ${tokenNames.color.inkSoft}: #fff;
    background: ${theme.brand.deep};
  }
  :is([data-surface='main'], [data-surface='deep'][data-composition='split'])
    .ui-button[data-variant='primary'] {
    background: #fff;
    color: ${theme.brand.deep};
  }
  .ui-motif {
    position: relative;
    overflow: clip;
    isolation: isolate;
  }
  .ui-motif::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${theme.brand.main};
    opacity: ${motifStrength.paper};
    mask-composite: intersect;
    pointer-events: none;
  }
  .ui-motif[data-surface='tint']::before {
    opacity: ${motifStrength.tint};
  }
  .ui-motif[data-surface='main']::before {
    background: ${theme.brand.deep};
    opacity: ${motifStrength.main};
  }
  .ui-motif[data-surface='deep']::before {
    opacity: ${motifStrength.deep};
  }
`
