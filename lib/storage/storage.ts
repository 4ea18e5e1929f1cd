import type { StorageArea, StorageKey, StoragePrefix } from './stored-keys'

function storageIn<Area extends StorageArea>(open: () => Storage) {
  /** Returns undefined when storage is unavailable or full. */
  function attempt<T>(access: (storage: Storage) => T): T | undefined {
    try {
      return access(open())
    } catch {
      return undefined
    }
  }
  return {
    /** The value of a key; null when there is none, undefined when storage is unavailable. */
    read: (key: StorageKey<Area>) => attempt((storage) => storage.getItem(key)),
    /** Sets the value of a key, or (null) removes it. Returns false when storage is unavailable. */
    write: (key: StorageKey<Area>, text: string | null) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }) ?? false,
    /** The keys with a prefix; empty when storage is unavailable. */
    keys: <Prefix extends StoragePrefix<Area>>(prefix: Prefix) =>
      attempt((storage) =>
        Object.keys(storage).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix)),
      ) ?? [],
    /** Removes all keys that match a condition. Returns false when storage is unavailable. */
    remove: (isRemoved: (key: string) => boolean) =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key)
        return true
      }) ?? false,
  }
}

/** Session storage of this tab. Browser only. */
export const tabStorage = storageIn<'tab'>(() => sessionStorage)

/** Local storage, shared by all tabs. Browser only. */
export const browserStorage = storageIn<'browser'>(() => localStorage)
