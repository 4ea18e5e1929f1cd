import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { listLegalAgreements } from '@/lib/api/legal-agreements'
import { publicApiIn } from '@/lib/api/public'

/** The texts to agree to when signing up. Throws when the provider fails. */
export async function cachedLegalAgreements(locale: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('legal-agreements')
  return listLegalAgreements(publicApiIn(locale))
}
