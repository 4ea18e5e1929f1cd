import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { listEquipment } from '@/lib/api/equipment'
import { publicApiIn } from '@/lib/api/public'

/** All kinds of equipment. Throws when the provider fails. */
export async function cachedEquipment(locale: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('equipment')
  return listEquipment(publicApiIn(locale))
}
