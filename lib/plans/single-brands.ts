import 'server-only'
import { cachedBrands } from '@/lib/api/cached/reference-data'
import { type Brand, brands } from '@/lib/brand/brands'

/** The brands that a plan of one brand is sold for; while the provider is down, all of them. */
export async function singleBrands(locale: string): Promise<Brand[]> {
  const live = await cachedBrands(locale)
  const sold = live.ok
    ? live.data.data.filter((brand) => brand.singlePlanAvailable).map(({ id }) => id)
    : null
  return brands.filter(({ id }) => id !== null && (sold?.includes(id) ?? true))
}
