import type { StorageArea, StorageKey, StoragePrefix } from './stored-keys'

function storageIn<Area extends StorageArea>(open: () => Storage) {
  /** Undefined where the browser refuses storage, or has no room. */
  function attempt<T>(access: (storage: Storage) => T): T | undefined {
    try {
      return access(open())
    } catch {
      return undefined
    }
  }
  return {
    /** The text under a key; null for none, and undefined where storage is refused. */
    read: (key: StorageKey<Area>) => attempt((storage) => storage.getItem(key)),
    /** Keeps a text under a key, or (null) nothing any more. False where storage is refused. */
    write: (key: StorageKey<Area>, text: string | null) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }) ?? false,
    /** The keys that begin with a prefix; none where storage is refused. */
    keys: <Prefix extends StoragePrefix<Area>>(prefix: Prefix) =>
      attempt((storage) =>
        Object.keys(storage).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix)),
      ) ?? [],
    /** Removes the values of all keys that meet a condition. False where storage is refused. */
    remove: (isRemoved: (key: string) => boolean) =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key)
        return true
      }) ?? false,
  }
}

/** What this tab keeps until it is closed. Browser only. */
export const tabStorage = storageIn<'tab'>(() => sessionStorage)

/** What this browser keeps, for all its tabs. Browser only. */
export const browserStorage = storageIn<'browser'>(() => localStorage)
