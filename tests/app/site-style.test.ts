import { expect, it } from 'vitest'
import { siteStyle } from '@/app/styles/site-style'
import { brandKeys } from '@/lib/brand/brands'
import { tokenNames } from '@/lib/theme/theme'
import { brandColors } from '@/lib/theme/brand-colors'

it('defines every token', () => {
  const names = Object.values(tokenNames).flatMap((group) => Object.values(group))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !siteStyle.includes(`${name}:`))).toEqual([])
})

it('uses no token that is not defined', () => {
  const used = [...siteStyle.matchAll(/var\((--x-[\w-]+)/g)].map(([, name = '']) => name)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((name) => !siteStyle.includes(`${name}:`))).toEqual([])
})

it.each(brandKeys)('recolors the content of brand %s', (brand) => {
  const [, rule] = siteStyle.split(`[data-brand='${brand}']{`)
  const [light, dark] = brandColors[brand].main
  expect(rule?.split('}')[0]).toContain(`light-dark(${light},${dark})`)
})
