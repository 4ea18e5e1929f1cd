import { type Attempt, attemptSchema } from './attempt'
import { browserStorage, tabStorage } from '@/lib/storage/storage'

/** What one attempt is for: the same person buying the same plan of the same brand. */
export type AttemptScope = { userId: string; planId: number; brandId: number | null }

const keyOf = ({ userId, planId, brandId }: AttemptScope) =>
  `checkout:${userId}:${planId}:${brandId ?? 'all'}` as const

// Shared by all tabs; where that is refused, at least this tab remembers over a reload.
const storages = [browserStorage, tabStorage]

/** The attempt of this scope that any tab has left behind, or null. */
export function loadAttempt(scope: AttemptScope): Attempt | null {
  for (const storage of storages) {
    const attempt = parse(storage.read(keyOf(scope)))
    if (attempt) return attempt
  }
  return null
}

/** Keeps an attempt for reloads and other tabs. Storage that is refused is passed over. */
export function saveAttempt(scope: AttemptScope, attempt: Attempt): void {
  for (const storage of storages) storage.write(keyOf(scope), JSON.stringify(attempt))
}

/** The newest attempt of this person that led to a subscription, of whatever plan. */
export function lastBought(userId: string): Attempt | null {
  const found = browserStorage
    .keys('checkout:')
    .filter((key) => key.startsWith(`checkout:${userId}:`))
    .map((key) => parse(browserStorage.read(key)))
    .filter((attempt) => attempt?.stage === 'active')
    .sort((a, b) => b!.at - a!.at)
  return found[0] ?? null
}

/** Calls back when another tab changes the attempt of this scope; returns the way to stop. */
export function onAttemptChange(
  scope: AttemptScope,
  callback: (attempt: Attempt) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== keyOf(scope)) return
    const attempt = parse(event.newValue)
    if (attempt) callback(attempt)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

// A refused storage, or one that holds something else, is the same as an empty one.
function parse(raw: string | null | undefined): Attempt | null {
  try {
    return attemptSchema(JSON.parse(raw ?? ''))
  } catch {
    return null
  }
}
