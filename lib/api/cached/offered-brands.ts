import 'server-only'
import { cache } from 'react'
import { type Brand, brands } from '@/lib/brand/brands'
import { brandsOfList } from '@/lib/brand/listed-brands'
import { cachedBrands } from './reference-data'

/** The provider's list; null while it cannot be read or is empty. Read once for a page. */
const listed = cache(async (locale: string) => {
  const loaded = await cachedBrands(locale)
  return loaded.ok && loaded.data.data.length > 0 ? loaded.data.data : null
})

/**
 * The brands that the provider offers, in its order after X+. While its list cannot be read, those
 * that have a look of their own here.
 */
export const offeredBrands = cache(async (locale: string): Promise<readonly Brand[]> => {
  const found = await listed(locale)
  return found === null ? brands : brandsOfList(found)
})

/** The offered brands that a plan of one brand is sold for. */
export async function singleBrands(locale: string): Promise<Brand[]> {
  const found = await listed(locale)
  const sold = found?.filter(({ singlePlanAvailable }) => singlePlanAvailable)
  return (sold ? brandsOfList(sold) : brands).filter(({ id }) => id !== null)
}

/** How many brands are offered, without X+, which covers every one. */
export const brandCount = async (locale: string): Promise<number> =>
  (await offeredBrands(locale)).length - 1
