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

/** Warm neutrals and the colors of the three kinds of notices. */
export const palette = {
  paper: ['#FBFAF7', '#0E0D0B'],
  surface: ['#FFFFFF', '#181613'],
  raised: ['#FFFFFF', '#221F1B'],
  sunken: ['#F3F1EB', '#1D1A17'],
  ink: ['#16130F', '#F7F4EE'],
  inkSoft: ['#5C564D', '#B5AEA2'],
  inkFaint: ['#6B645A', '#9F988D'],
  hairline: ['#E4E0D8', '#322E28'],
  line: ['#857D70', '#7C756A'],
  success: ['#17663A', '#63CF92'],
  successTint: ['#E6F4EA', '#10281B'],
  error: ['#A4231B', '#FF9387'],
  errorTint: ['#FCEBE8', '#341411'],
  info: ['#1E4FB8', '#93B8FF'],
  infoTint: ['#E8EFFD', '#131F3D'],
} as const satisfies Record<string, ColorPair>
