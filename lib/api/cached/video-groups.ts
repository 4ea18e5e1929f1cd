import 'server-only'
import { cacheTag } from 'next/cache'
import { settle } from '@/lib/api/cached/settle'
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
  return settle(listVideoGroups(publicApiIn(locale), kind, query))
}

/** A collection or program with its videos. */
export async function cachedVideoGroup(locale: string, kind: GroupKind, id: string) {
  'use cache'
  cacheTag('video-groups')
  return settle(getVideoGroup(publicApiIn(locale), kind, id))
}
