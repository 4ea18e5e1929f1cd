import 'server-only'
import { cacheTag } from 'next/cache'
import { listModalities } from '@/lib/api/modalities'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'

/** All modalities. */
export async function cachedModalities(locale: string) {
  'use cache'
  cacheTag('modalities')
  return settle(listModalities(publicApiIn(locale)))
}
