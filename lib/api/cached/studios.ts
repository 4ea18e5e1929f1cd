import 'server-only'
import { cacheTag } from 'next/cache'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'
import { listStudios, type StudioQuery } from '@/lib/api/studios'

/** One page of studios. */
export async function cachedStudios(locale: string, query: StudioQuery) {
  'use cache'
  cacheTag('studios')
  return toLoadable(listStudios(publicApiIn(locale), query))
}
