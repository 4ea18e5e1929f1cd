import { parseStored, unchecked } from '@/lib/storage/parse-stored'
import { browserStorage } from '@/lib/storage/storage'

/** At most so many events are kept for later, the newest. */
const MAX_SAVED = 1000
const PREFIX = 'xpa_unsent_v1:'

/** An event that waits for its upload, under its key. */
export type Unsent<T> = { key: UnsentKey; event: T }

type UnsentKey = `${typeof PREFIX}${string}`

/**
 * The events that wait for their upload, shared by all tabs: each under a key of its own, so that no
 * tab writes over another's. Keys sort by time. What the storage refuses stays in memory.
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

    /** Removes the oldest events and gives them; with `own`, only those that this page added. */
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

    /** Keeps events again that could not be uploaded, in the place where they stood. */
    putBack(events: readonly Unsent<T>[]): void {
      for (const { key, event } of events) write(key, JSON.stringify(event))
      trim()
    },
  }
}
