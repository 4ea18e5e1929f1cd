import 'server-only'
import { cacheTag } from 'next/cache'
import { listBrands } from '@/lib/api/brands'
import { publicApiIn } from '@/lib/api/server-clients'
import { listLegalAgreements } from '@/lib/api/legal-agreements'
import { listStudios, type StudioQuery } from '@/lib/api/studios'
import { listBodyFocuses, listEquipment, listModalities } from '@/lib/api/taxonomy'
import { toLoadable } from './loadable'

/** All brands of the catalogue. */
export async function cachedBrands(locale: string) {
  'use cache'
  cacheTag('brands')
  return toLoadable(listBrands(publicApiIn(locale)))
}

/** The texts to agree to when signing up. */
export async function cachedLegalAgreements(locale: string) {
  'use cache'
  cacheTag('legal-agreements')
  return toLoadable(listLegalAgreements(publicApiIn(locale)))
}

/** One page of studios. */
export async function cachedStudios(locale: string, query: StudioQuery) {
  'use cache'
  cacheTag('studios')
  return toLoadable(listStudios(publicApiIn(locale), query))
}

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
