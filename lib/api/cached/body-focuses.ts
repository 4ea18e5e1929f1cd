import 'server-only'
import { cacheTag } from 'next/cache'
import { listBodyFocuses } from '@/lib/api/body-focuses'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'

/** All body focuses. */
export async function cachedBodyFocuses(locale: string) {
  'use cache'
  cacheTag('body-focuses')
  return settle(listBodyFocuses(publicApiIn(locale)))
}
