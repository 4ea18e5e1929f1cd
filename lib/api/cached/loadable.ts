import { cacheLife } from 'next/cache'
import { failureLifetime } from '@/cache-handler/failure-lifetime.mjs'
import { isCallError, isNotFound } from '@/lib/api/error-kinds'
import type { Page } from '@/lib/api/paging'

/**
 * The result of a catalogue read. It is a value because an error thrown inside a cached function
 * turns the whole response into a 500, even when the page would catch it.
 */
export type Loadable<T> = { ok: true; data: T } | { ok: false; reason: 'missing' | 'unavailable' }

/**
 * Awaits a read inside a cached function and sets the lifetime of its result. A found (or missing)
 * resource is revalidated after `revalidate` seconds; found data are kept for a week, so that pages
 * still render while the provider is down. After a failure the next visit reads again.
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

/** The items of a page of a list; empty when the read failed. */
export const itemsOf = <T>(loaded: Loadable<Page<T>>): T[] => (loaded.ok ? loaded.data.data : [])
