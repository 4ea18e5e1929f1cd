import { cacheLife } from 'next/cache'
import { failureLifetime } from '@/cache-handler/failure-lifetime.mjs'
import { isCallError, isNotFound } from '@/lib/api/errors'
import type { Page } from '@/lib/api/paging'

/**
 * How a catalogue read ended. It never throws: an error inside a cached function makes the whole
 * answer a 500, even when the page would catch it.
 */
export type Loadable<T> = { ok: true; data: T } | { ok: false; reason: 'missing' | 'unavailable' }

/**
 * Awaits a read inside a cached function and says how long its outcome lives: what was found (or
 * found missing) is refreshed after `revalidate` seconds and kept for a week, so that pages stand
 * while the provider is away; a failure is asked again with the next visit.
 */
export async function toLoadable<T>(read: Promise<T>, revalidate = 60): Promise<Loadable<T>> {
  try {
    const data = await read
    cacheLife({ stale: 300, revalidate, expire: 604_800 })
    return { ok: true, data }
  } catch (error) {
    if (isNotFound(error)) {
      cacheLife({ stale: 300, revalidate: 60, expire: 3600 })
      return { ok: false, reason: 'missing' }
    }
    cacheLife(failureLifetime)
    console.error(isCallError(error) ? error.message : error)
    return { ok: false, reason: 'unavailable' }
  }
}

/** What a page of a list holds; nothing when it could not be asked for. */
export const itemsOf = <T>(loaded: Loadable<Page<T>>): T[] => (loaded.ok ? loaded.data.data : [])

/** The tags under which catalogue reads are cached; `POST /api/revalidate` clears one. */
export const cacheTags = [
  'body-focuses',
  'brands',
  'equipment',
  'instructors',
  'legal-agreements',
  'live-classes',
  'modalities',
  'offers',
  'plans',
  'studios',
  'video-groups',
  'videos',
] as const
