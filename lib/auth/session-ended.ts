import { tabStorage } from '@/lib/storage/storage'

const KEY = 'session-ended'

/**
 * Stores the path of the page on which the session ended, for the login screen, which leads back to
 * it.
 */
export function saveSessionEnded(path: string): void {
  tabStorage.write(KEY, path)
}

/**
 * The path of the page on which a session ended; null when there is none or after the next sign-in.
 */
export function readSessionEnded(): string | null {
  return tabStorage.read(KEY) ?? null
}

/** Clears the stored path after a sign-in. */
export function clearSessionEnded(): void {
  tabStorage.write(KEY, null)
}
