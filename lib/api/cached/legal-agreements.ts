import 'server-only'
import { cacheTag } from 'next/cache'
import { listLegalAgreements } from '@/lib/api/legal-agreements'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'

/** The texts to agree to when signing up. */
export async function cachedLegalAgreements(locale: string) {
  'use cache'
  cacheTag('legal-agreements')
  return toLoadable(listLegalAgreements(publicApiIn(locale)))
}
