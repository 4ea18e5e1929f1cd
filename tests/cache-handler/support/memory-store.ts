import type { SharedStore } from '@/cache-handler/shared-store.mjs'

/** What Redis does, in memory. */
export function memoryStore(): SharedStore & { values: Map<string, Buffer> } {
  const values = new Map<string, Buffer>()
  const tags: Record<string, string> = {}
  return {
    values,
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    readTags: async () => ({ ...tags }),
    writeTags: async (states) => {
      Object.assign(tags, states)
      return true
    },
    close: async () => undefined,
  }
}
