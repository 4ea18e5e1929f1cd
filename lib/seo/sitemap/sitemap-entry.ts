import { type BrandKey, brandKeys } from '@/lib/brand/brands'
import type { QueryParams } from '@/lib/routing/query'
import type { ScreenKey } from '@/lib/routing/screens'

/** A page that search engines are to know, in every language. */
export interface SitemapEntry {
  screen: ScreenKey
  brand?: BrandKey
  query?: QueryParams
  /** When it last changed, as an ISO time; left out where nobody knows. */
  changed?: string | null
  image?: string | null
}

/** Pages that every brand has. */
const ofBrands: readonly ScreenKey[] = [
  'home',
  'classes',
  'workouts',
  'collections',
  'programs',
  'schedule',
  'studios',
  'instructors',
  'plan-selector',
]

/** The lists and sections, of X+ and of each brand. */
export const sectionEntries: readonly SitemapEntry[] = brandKeys.flatMap((brand) =>
  ofBrands.map((screen) => ({ screen, brand })),
)
