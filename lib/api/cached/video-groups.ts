import 'server-only'
import { cacheTag } from 'next/cache'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'
import {
  getVideoGroup,
  type GroupKind,
  listVideoGroups,
  type VideoGroupQuery,
} from '@/lib/api/video-groups'

/** One page of collections or programs. */
export async function cachedVideoGroups(locale: string, kind: GroupKind, query: VideoGroupQuery) {
  'use cache'
  cacheTag('video-groups')
  return toLoadable(listVideoGroups(publicApiIn(locale), kind, query))
}

/** A collection or program with its videos. */
export async function cachedVideoGroup(locale: string, kind: GroupKind, id: string) {
  'use cache'
  cacheTag('video-groups')
  return toLoadable(getVideoGroup(publicApiIn(locale), kind, id))
}
