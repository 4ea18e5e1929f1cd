import 'server-only'
import { cacheTag } from 'next/cache'
import { listBrands } from '@/lib/api/brands'
import { publicApiIn } from '@/lib/api/server-clients'
import { listLegalAgreements } from '@/lib/api/legal-agreements'
import { getStudio, listStudios, type StudioQuery } from '@/lib/api/studios'
import { listBodyFocuses, listEquipment, listModalities } from '@/lib/api/taxonomy'
import { toLoadable } from './loadable'

export async function cachedBrands(locale: string) {
  'use cache'
  cacheTag('brands')
  return toLoadable(listBrands(publicApiIn(locale)))
}

/** The legal texts that a person agrees to when signing up. */
export async function cachedLegalAgreements(locale: string) {
  'use cache'
  cacheTag('legal-agreements')
  return toLoadable(listLegalAgreements(publicApiIn(locale)))
}

export async function cachedStudios(locale: string, query: StudioQuery) {
  'use cache'
  cacheTag('studios')
  return toLoadable(listStudios(publicApiIn(locale), query))
}

export async function cachedStudio(locale: string, id: string) {
  'use cache'
  cacheTag('studios')
  return toLoadable(getStudio(publicApiIn(locale), id))
}

export async function cachedModalities(locale: string) {
  'use cache'
  cacheTag('modalities')
  return toLoadable(listModalities(publicApiIn(locale)))
}

export async function cachedEquipment(locale: string) {
  'use cache'
  cacheTag('equipment')
  return toLoadable(listEquipment(publicApiIn(locale)))
}

export async function cachedBodyFocuses(locale: string) {
  'use cache'
  cacheTag('body-focuses')
  return toLoadable(listBodyFocuses(publicApiIn(locale)))
}
