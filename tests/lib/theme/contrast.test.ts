import { describe, expect, it } from 'vitest'
import { brandKeys } from '@/lib/brand/brands'
import { brandColors, mainTextColor, palette } from '@/lib/theme/brand-colors'
import { motifStrength } from '@/lib/theme/brand-style'

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The color that results from drawing one color over another with opacity `strength`. */
function mix(over: string, under: string, strength: number) {
  const parts = [1, 3, 5].map((at) => {
    const [top, bottom] = [over, under].map((hex) => parseInt(hex.slice(at, at + 2), 16))
    return Math.round(top! * strength + bottom! * (1 - strength))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const themes = ['light', 'dark'] as const

function colorsOf(brand: (typeof brandKeys)[number], theme: (typeof themes)[number]) {
  const pairs = { ...palette, ...brandColors[brand] }
  const side = theme === 'light' ? 0 : 1
  const entries = Object.entries(pairs).map(([name, pair]) => [name, pair[side]])
  return Object.fromEntries(entries) as Record<keyof typeof pairs, string>
}

const surfaces = ['paper', 'surface', 'raised', 'sunken'] as const

const textPairs = [
  ...surfaces.flatMap((surface) =>
    (['ink', 'inkSoft', 'inkFaint', 'secondary', 'success', 'error', 'info'] as const).map(
      (text) => [text, surface] as const,
    ),
  ),
  ['ink', 'tint'],
  ['inkSoft', 'tint'],
  ['secondary', 'tint'],
  ['success', 'successTint'],
  ['error', 'errorTint'],
  ['info', 'infoTint'],
] as const

const partPairs = [
  ...(['paper', 'surface', 'raised', 'sunken'] as const).map(
    (surface) => ['line', surface] as const,
  ),
  ['main', 'paper'],
  ['main', 'surface'],
  ['main', 'raised'],
  ['hover', 'paper'],
  ['error', 'surface'],
] as const

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 1)
})

describe.each(themes)('%s theme', (theme) => {
  it.each(brandKeys)('%s: every text is readable on every background it is used on', (brand) => {
    const colors = colorsOf(brand, theme)
    const weak = textPairs.filter(
      ([text, surface]) => contrast(colors[text], colors[surface]) < 4.5,
    )
    expect(weak).toEqual([])
  })

  it.each(brandKeys)('%s: white is readable on the brand’s own backgrounds', (brand) => {
    const { main, hover, deep } = colorsOf(brand, theme)
    const weak = [main, hover, deep].filter((surface) => contrast(mainTextColor, surface) < 4.5)
    expect(weak).toEqual([])
  })

  it.each(brandKeys)('%s: text is readable on the motif of every background', (brand) => {
    const { ink, inkSoft, paper, tint, main, deep } = colorsOf(brand, theme)
    // Deep backgrounds use the dark theme in both.
    const dark = colorsOf(brand, 'dark')
    const cases = [
      ...[ink, inkSoft].map((text) => [text, mix(main, paper, motifStrength.paper)] as const),
      ...[ink, inkSoft].map((text) => [text, mix(main, tint, motifStrength.tint)] as const),
      [mainTextColor, mix(deep, main, motifStrength.main)] as const,
      ...[dark.ink, mainTextColor, dark.secondary].map(
        (text) => [text, mix(dark.main, deep, motifStrength.deep)] as const,
      ),
    ]
    const weak = cases.filter(([text, surface]) => contrast(text, surface) < 4.5)
    expect(weak).toEqual([])
  })

  it.each(brandKeys)('%s: borders and buttons stand out from the page', (brand) => {
    const colors = colorsOf(brand, theme)
    const weak = partPairs.filter(([part, surface]) => contrast(colors[part], colors[surface]) < 3)
    expect(weak).toEqual([])
  })
})

it.each(brandKeys)('%s: dark-theme text is readable on the deep background', (brand) => {
  const dark = colorsOf(brand, 'dark')
  const weak = (['ink', 'inkSoft', 'secondary'] as const).filter(
    (text) => contrast(dark[text], dark.deep) < 4.5,
  )
  expect(weak).toEqual([])
})

it('gives every brand a main color of its own', () => {
  const mains = brandKeys.map((brand) => brandColors[brand].main[0])
  expect(new Set(mains).size).toBe(brandKeys.length)
})
