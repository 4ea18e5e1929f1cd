import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { listBrands } from '@/lib/api/brands'
import { publicApiIn } from '@/lib/api/public'

/** All brands of the catalogue. Throws when the provider fails. */
export async function cachedBrands(locale: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('brands')
  return listBrands(publicApiIn(locale))
}
