import type { Database } from './db/database'

type Limits = {
  /** How old a value may be, in milliseconds; by default as old as the process. */
  maxAgeMs?: number
  /** How many values are kept; the oldest are dropped first. */
  maxEntries?: number
}

/** The value of `key`, from `load` unless it is cached. */
type PromiseCache<Key, Value> = (key: Key, load: () => Promise<Value>) => Promise<Value>

/** A cache of promises: concurrent callers wait for the same one. A rejected one is not kept. */
export function createPromiseCache<Key, Value>({
  maxAgeMs = Infinity,
  maxEntries = Infinity,
}: Limits = {}): PromiseCache<Key, Value> {
  const entries = new Map<Key, { value: Promise<Value>; at: number }>()
  return (key, load) => {
    const now = performance.now()
    const known = entries.get(key)
    if (known && now - known.at < maxAgeMs) return known.value
    const entry = { value: load(), at: now }
    // A map keeps the order of insertion, so the oldest entry comes first.
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }
}

/** Such a cache for each database, because a process of the tests uses several. */
export function createDatabaseCache<Key, Value>(limits: Limits) {
  const caches = new WeakMap<Database, PromiseCache<Key, Value>>()
  return (db: Database): PromiseCache<Key, Value> => {
    const cache = caches.get(db) ?? createPromiseCache<Key, Value>(limits)
    caches.set(db, cache)
    return cache
  }
}
