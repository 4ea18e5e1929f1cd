import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { listBodyFocuses } from '@/lib/api/body-focuses'
import { publicApiIn } from '@/lib/api/public'

/** All body focuses. Throws when the provider fails. */
export async function cachedBodyFocuses(locale: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('body-focuses')
  return listBodyFocuses(publicApiIn(locale))
}
