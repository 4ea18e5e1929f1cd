import { css } from 'styled-components'
import { brandAsset } from '@/lib/brand/brand-asset'
import { brandLooks } from '@/lib/brand/brand-looks'
import { brandKeys } from '@/lib/brand/brands'
import { breakpoints } from '@/lib/config/breakpoints'
import { themed, tokenNames, tokenValues } from '@/lib/theme/theme'
import { brandColors } from '@/lib/theme/brand-colors'
import { brandLook } from '@/lib/theme/brand-look'

const declarations = Object.entries(tokenNames)
  .flatMap(([group, names]) =>
    Object.entries(names).map(([key, name]) => {
      const values = tokenValues[group as keyof typeof tokenValues] as Record<string, string>
      return `${name}:${values[key]};`
    }),
  )
  .join('')

// Every brand's colours may stand on any part of a page; its look is that of a whole page, or of
// a part that asks for it.
const lookRules = brandKeys
  .map((brand) => {
    const groups = Object.entries(brandLook(brandLooks[brand], brandAsset(brand, 'motif')))
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

/** The tokens as custom properties; `data-theme` and `data-brand` may stand on any element. */
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
  ${lookRules}
`
