const KEY = 'sign-out-unfinished'

/** Remembers over the next page load that a sign-out did not reach the provider. */
export function leaveUnrevokedNote(): void {
  withStorage((storage) => storage.setItem(KEY, '1'))
}

/** Whether that was so; true once. */
export function takeUnrevokedNote(): boolean {
  let found = false
  withStorage((storage) => {
    found = storage.getItem(KEY) !== null
    storage.removeItem(KEY)
  })
  return found
}

function withStorage(work: (storage: Storage) => void): void {
  try {
    work(window.sessionStorage)
  } catch {
    // Where storage is blocked the note is lost; the sign-out itself is not.
    return
  }
}
