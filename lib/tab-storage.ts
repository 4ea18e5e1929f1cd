/** What this tab keeps under `key` until it is closed; null for nothing, and where storage is refused. */
export function readFromTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this tab, or (null) nothing any more. Returns false where storage is refused. */
export function keepInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
