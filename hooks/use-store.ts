import { useSyncExternalStore } from 'react'
import type { Store } from '@/lib/browser/store'

/**
 * What `select` makes of a store's value, or the value itself; the server's HTML and its hydration
 * have the initial one. Renders only when that is another one.
 */
export function useStore<T>(store: Store<T>): T
export function useStore<T, Selected>(store: Store<T>, select: (value: T) => Selected): Selected
export function useStore<T>(store: Store<T>, select = (value: T): unknown => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
