import 'server-only'
import { cacheTag } from 'next/cache'
import { listBodyFocuses, listEquipment, listModalities } from '@/lib/api/taxonomy'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'

/** All modalities. */
export async function cachedModalities(locale: string) {
  'use cache'
  cacheTag('modalities')
  return toLoadable(listModalities(publicApiIn(locale)))
}

/** All kinds of equipment. */
export async function cachedEquipment(locale: string) {
  'use cache'
  cacheTag('equipment')
  return toLoadable(listEquipment(publicApiIn(locale)))
}

/** All body focuses. */
export async function cachedBodyFocuses(locale: string) {
  'use cache'
  cacheTag('body-focuses')
  return toLoadable(listBodyFocuses(publicApiIn(locale)))
}
