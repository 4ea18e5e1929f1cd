import type { BrandKey } from '@/lib/brand/brands'
import { brandColors } from '@/lib/theme/brand-colors'

/** The main color of each brand in the light theme, in lower case as in every drawing. */
export const mainColors = Object.fromEntries(
  Object.entries(brandColors).map(([brand, { main }]) => [brand, main[0].toLowerCase()]),
) as Record<BrandKey, string>
