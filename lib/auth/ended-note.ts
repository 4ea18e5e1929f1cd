import { keepInTab, readFromTab } from '@/lib/tab-storage'

const KEY = 'session-ended'

/** Remembers for the login that a session ended on the page at `path`, to which it leads back. */
export function leaveEndedNote(path: string): void {
  keepInTab(KEY, path)
}

/** The page on which a session ended; null for none, and once somebody has signed in again. */
export function endedNote(): string | null {
  return readFromTab(KEY)
}

/** Forgets that page, for when somebody signs in. */
export function forgetEndedNote(): void {
  keepInTab(KEY, null)
}
