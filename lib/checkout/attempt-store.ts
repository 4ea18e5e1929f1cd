import { type Attempt, attemptShape } from '@/lib/checkout/attempt'

/** What one attempt is for: the same person buying the same plan of the same brand. */
export type AttemptScope = { userId: string; planId: number; brandId: number | null }

const PREFIX = 'checkout:'
const keyOf = ({ userId, planId, brandId }: AttemptScope) =>
  `${PREFIX}${userId}:${planId}:${brandId ?? 'all'}`

// Shared by all tabs; where that is refused, at least this tab remembers over a reload.
const stores = () => [() => localStorage, () => sessionStorage]

/** The attempt of this scope that any tab has left behind, or null. */
export function loadAttempt(scope: AttemptScope): Attempt | null {
  for (const store of stores()) {
    const attempt = guarded(() => parse(store().getItem(keyOf(scope))))
    if (attempt) return attempt
  }
  return null
}

/** Keeps an attempt for reloads and other tabs. Storage that is refused is passed over. */
export function saveAttempt(scope: AttemptScope, attempt: Attempt): void {
  for (const store of stores()) {
    guarded(() => store().setItem(keyOf(scope), JSON.stringify(attempt)))
  }
}

/** The newest attempt of this person that led to a subscription, of whatever plan. */
export function lastBought(userId: string): Attempt | null {
  const found = guarded(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}${userId}:`))
      .map((key) => guarded(() => parse(localStorage.getItem(key))))
      .filter((attempt) => attempt?.stage === 'active')
      .sort((a, b) => b!.at - a!.at),
  )
  return found?.[0] ?? null
}

/** Calls back when another tab changes the attempt of this scope; returns the way to stop. */
export function onAttemptChange(
  scope: AttemptScope,
  callback: (attempt: Attempt) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== keyOf(scope)) return
    const attempt = guarded(() => parse(event.newValue))
    if (attempt) callback(attempt)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function parse(raw: string | null): Attempt | null {
  return raw === null ? null : attemptShape(JSON.parse(raw))
}

// A full or refused storage, or one that holds something else, is the same as an empty one.
function guarded<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
