import { brandLooks } from '../brand/brand-looks'
import type { BrandLook } from '../brand/brand-traits'
import { type BrandKey, brandKeys } from '../brand/brands'

/** A color as [light theme, dark theme]. */
export type ColorPair = readonly [light: string, dark: string]

/** What a brand changes of the palette. */
type BrandColors = Record<'main' | 'hover' | 'secondary' | 'tint' | 'deep', ColorPair>

const colorPairs = ({ colors: { light, dark, deep } }: BrandLook): BrandColors => ({
  main: [light.main, dark.main],
  hover: [light.hover, dark.hover],
  secondary: [light.secondary, dark.secondary],
  tint: [light.tint, dark.tint],
  deep: [deep, deep],
})

/** Colors by brand key; `all` is X+. Specification 1, brands. */
export const brandColors = Object.fromEntries(
  brandKeys.map((key) => [key, colorPairs(brandLooks[key])]),
) as Record<BrandKey, BrandColors>

/** White: the main text color of every brand. Specification 1, brands. */
export const mainTextColor = '#FFFFFF'
