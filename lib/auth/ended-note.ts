import { tabStorage } from '@/lib/storage/storage'

const KEY = 'session-ended'

/** Remembers for the login that a session ended on the page at `path`, to which it leads back. */
export function saveSessionEnded(path: string): void {
  tabStorage.write(KEY, path)
}

/** The page on which a session ended; null for none, and once somebody has signed in again. */
export function readSessionEnded(): string | null {
  return tabStorage.read(KEY) ?? null
}

/** Forgets that page, for when somebody signs in. */
export function clearSessionEnded(): void {
  tabStorage.write(KEY, null)
}
