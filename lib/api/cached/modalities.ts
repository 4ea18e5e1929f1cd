import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { listModalities } from '@/lib/api/modalities'
import { publicApiIn } from '@/lib/api/public'

/** All modalities. Throws when the provider fails. */
export async function cachedModalities(locale: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('modalities')
  return listModalities(publicApiIn(locale))
}
