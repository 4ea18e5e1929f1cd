import 'server-only'
import { cacheTag } from 'next/cache'
import { listEquipment } from '@/lib/api/equipment'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'

/** All kinds of equipment. */
export async function cachedEquipment(locale: string) {
  'use cache'
  cacheTag('equipment')
  return settle(listEquipment(publicApiIn(locale)))
}
