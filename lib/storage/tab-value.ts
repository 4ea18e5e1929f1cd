import { tabStorage } from './storage'
import type { StorageKey } from './stored-keys'

/**
 * A text of this tab, which lasts only until the page is left where storage is unavailable.
 *
 * @param warning what the console says then
 */
export function tabValue(key: StorageKey<'tab'>, warning: string) {
  let inMemory: string | null = null
  return {
    /** Null when there is none. */
    read(): string | null {
      const raw = tabStorage.read(key)
      return raw === undefined ? inMemory : raw
    },
    /** Null removes it. Returns whether the next pages have it too. */
    write(raw: string | null): boolean {
      inMemory = raw
      const isStored = tabStorage.write(key, raw)
      if (!isStored) console.warn(warning)
      return isStored
    },
  }
}
