import 'server-only'
import { cacheTag } from 'next/cache'
import { listBrands } from '@/lib/api/brands'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'

/** All brands of the catalogue. */
export async function cachedBrands(locale: string) {
  'use cache'
  cacheTag('brands')
  return toLoadable(listBrands(publicApiIn(locale)))
}
