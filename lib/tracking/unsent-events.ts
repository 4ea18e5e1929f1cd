import { parseStored, unchecked } from '@/lib/storage/parse-stored'
import { browserStorage } from '@/lib/storage/storage'

/** Maximum number of stored events; the newest are kept. */
const MAX_SAVED = 1000
const PREFIX = 'xpa_unsent_v1:'

/** An event waiting for its upload, with its storage key. */
export type Unsent<T> = { key: UnsentKey; event: T }

type UnsentKey = `${typeof PREFIX}${string}`

/**
 * The events waiting for their upload, shared by all tabs. Each has a key of its own, so that no
 * tab overwrites another's. Keys sort by time. Events that cannot be stored stay in memory.
 */
export function createUnsentEvents<T>() {
  const memory = new Map<UnsentKey, string>()
  const own = new Set<UnsentKey>()
  let added = 0

  function write(key: UnsentKey, text: string): void {
    own.add(key)
    if (!browserStorage.write(key, text)) memory.set(key, text)
  }

  function remove(key: UnsentKey): string | null {
    own.delete(key)
    const text = memory.get(key) ?? browserStorage.read(key) ?? null
    memory.delete(key)
    browserStorage.write(key, null)
    return text
  }

  const keys = () => [...browserStorage.keys(PREFIX), ...memory.keys()].sort()

  function trim(): void {
    for (const key of keys().slice(0, -MAX_SAVED)) remove(key)
  }

  return {
    size: () => keys().length,

    add(event: T): void {
      added += 1
      const time = String(Date.now()).padStart(15, '0')
      const order = String(added).padStart(6, '0')
      write(`${PREFIX}${time}-${order}-${crypto.randomUUID().slice(0, 8)}`, JSON.stringify(event))
      trim()
    },

    /** Removes and returns the oldest events; with `own`, only those that this page added. */
    take(count: number, only: { own?: boolean } = {}): Unsent<T>[] {
      const taken: Unsent<T>[] = []
      for (const key of keys()) {
        if (taken.length === count) break
        if (only.own && !own.has(key)) continue
        const event = parseStored(remove(key), unchecked<T>)
        if (event !== null) taken.push({ key, event })
      }
      return taken
    },

    /** Stores events that could not be uploaded again, in their original order. */
    putBack(events: readonly Unsent<T>[]): void {
      for (const { key, event } of events) write(key, JSON.stringify(event))
      trim()
    },
  }
}
