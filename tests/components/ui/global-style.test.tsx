import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, it } from 'vitest'
import { GlobalStyle } from '@/components/ui/global-style'
import { brandKeys } from '@/lib/brand/brands'
import { tokenNames } from '@/lib/theme/theme'
import { brandColors } from '@/lib/theme/brand-colors'

function sheet() {
  const styles = new ServerStyleSheet()
  renderToStaticMarkup(styles.collectStyles(<GlobalStyle />))
  return styles.getStyleTags()
}

it('defines every token', () => {
  const css = sheet()
  const names = Object.values(tokenNames).flatMap((group) => Object.values(group))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([])
})

it('uses no token that is not defined', () => {
  const css = sheet()
  const used = [...css.matchAll(/var\((--x-[\w-]+)/g)].map(([, name = '']) => name)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([])
})

it.each(brandKeys)('recolors the content of brand %s', (brand) => {
  const [, rule] = sheet().split(`[data-brand='${brand}']{`)
  const [light, dark] = brandColors[brand].main
  expect(rule?.split('}')[0]).toContain(`light-dark(${light},${dark})`)
})
