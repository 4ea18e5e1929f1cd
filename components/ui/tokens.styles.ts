import { css } from 'styled-components'
import { breakpoints } from '@/lib/breakpoints'
import { themed, tokenNames, tokenValues } from '@/lib/theme'
import { brandColors } from '@/lib/theme/brand-colors'

const declarations = Object.entries(tokenNames)
  .flatMap(([group, names]) =>
    Object.entries(names).map(([key, name]) => {
      const values = tokenValues[group as keyof typeof tokenValues] as Record<string, string>
      return `${name}:${values[key]};`
    }),
  )
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
`
