import { keepInTab, readFromTab } from '@/lib/tab-storage'

// Where storage is refused the notes are lost: nothing depends on them but a sentence.
const UNREVOKED = 'sign-out-unfinished'
const ENDED = 'session-ended'

/** Remembers over the next page load that a sign-out did not reach the provider. */
export function leaveUnrevokedNote(): void {
  keepInTab(UNREVOKED, '1')
}

/** Whether that was so; true once. */
export function takeUnrevokedNote(): boolean {
  const found = readFromTab(UNREVOKED) !== null
  keepInTab(UNREVOKED, null)
  return found
}

/** Remembers for the login that a session ended on the page at `path`, to which it leads back. */
export function leaveEndedNote(path: string): void {
  keepInTab(ENDED, path)
}

/** The page on which a session ended; null for none, and once somebody has signed in again. */
export function endedNote(): string | null {
  return readFromTab(ENDED)
}

/** Forgets that page, for when somebody signs in. */
export function forgetEndedNote(): void {
  keepInTab(ENDED, null)
}
