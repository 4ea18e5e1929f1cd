import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { type Brand, brands } from '@/lib/brand/brands'
import { brandsOfList } from '@/lib/brand/listed-brands'
import { cachedBrands } from './reference-data'
import type { PracticeNames } from '@/lib/brand/brand-name'
import type { Locale } from '@/lib/locale/locales'

/** The provider's list; null while it cannot be read or is empty. Read once for a page. */
const listed = cache(async (locale: string) => {
  const loaded = await cachedBrands(locale)
  return loaded.ok && loaded.data.data.length > 0 ? loaded.data.data : null
})

/** The brands, each named as its practice is in a language. */
async function withNames(found: readonly Brand[], locale: Locale): Promise<Brand[]> {
  const t = await getTranslations({ locale, namespace: 'catalogue.terms' })
  const names: PracticeNames = t.raw('modalities')
  return found.map((brand) =>
    Object.hasOwn(names, brand.key) ? { ...brand, name: names[brand.key]! } : brand,
  )
}

/**
 * The brands that the provider offers, in its order after X+, named in a language. While its list
 * cannot be read, those that have a look of their own here.
 */
export const offeredBrands = cache(async (locale: Locale): Promise<readonly Brand[]> => {
  const found = await listed(locale)
  return withNames(found === null ? brands : brandsOfList(found), locale)
})

/** The offered brands that a plan of one brand is sold for. */
export async function singleBrands(locale: Locale): Promise<Brand[]> {
  const found = await listed(locale)
  const sold = found?.filter(({ singlePlanAvailable }) => singlePlanAvailable)
  const named = await withNames(sold ? brandsOfList(sold) : brands, locale)
  return named.filter(({ id }) => id !== null)
}

/** How many brands are offered, without X+, which covers every one. */
export const brandCount = async (locale: Locale): Promise<number> =>
  (await offeredBrands(locale)).length - 1
