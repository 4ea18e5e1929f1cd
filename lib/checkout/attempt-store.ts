import { parseStored } from '@/lib/storage/parse-stored'
import { browserStorage, tabStorage } from '@/lib/storage/storage'
import { type Attempt, attemptSchema, currentAttempt, randomKey, withoutPerson } from './attempt'
import { isGuest, type PurchaseScope, scopeKey, scopePrefix } from './purchase-scope'

// Local storage is shared by all tabs; when it is unavailable, the tab's storage at least survives
// a reload.
const storages = [browserStorage, tabStorage]

/**
 * The attempt of this scope that any tab has left behind, or null. The request of a guest is known
 * only in the tab that sent it.
 */
export function loadAttempt(scope: PurchaseScope): Attempt | null {
  const [shared, own] = storages.map((storage) =>
    parseStored(storage.read(scopeKey(scope)), attemptSchema),
  )
  const isOwn = shared && own && shared.key === own.key && shared.stage === own.stage
  return isOwn ? { ...shared, request: shared.request ?? own.request } : (shared ?? own ?? null)
}

/** The attempt of this scope that still means something at `now`, else a new one, not kept yet. */
export const loadCurrentAttempt = (scope: PurchaseScope, now: number): Attempt =>
  currentAttempt(loadAttempt(scope), now, randomKey)

/** Whether a purchase of this scope was asked for, here or in another tab. */
export const isAttemptUnderWay = (scope: PurchaseScope): boolean =>
  (loadAttempt(scope)?.stage ?? 'open') !== 'open'

/**
 * Stores an attempt for reloads and other tabs; what a guest typed stays in this tab, because others
 * may use the browser. Unavailable storage is ignored.
 */
export function saveAttempt(scope: PurchaseScope, attempt: Attempt): void {
  const shared = isGuest(scope) ? withoutPerson(attempt) : attempt
  browserStorage.write(scopeKey(scope), JSON.stringify(shared))
  tabStorage.write(scopeKey(scope), JSON.stringify(attempt))
}

/** The newest attempt of this user that led to a subscription, of any plan. */
export function lastBought(userId: string): Attempt | null {
  const found = browserStorage
    .keys('checkout:')
    .filter((key) => key.startsWith(scopePrefix(userId)))
    .map((key) => parseStored(browserStorage.read(key), attemptSchema))
    .filter((attempt) => attempt?.stage === 'active')
    .sort((a, b) => b!.at - a!.at)
  return found[0] ?? null
}

/**
 * Calls back when another tab changes the attempt of this scope; returns a function that
 * unsubscribes.
 */
export function onAttemptChange(
  scope: PurchaseScope,
  callback: (attempt: Attempt) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== scopeKey(scope)) return
    const attempt = parseStored(event.newValue, attemptSchema)
    if (attempt) callback(attempt)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/**
 * Runs `work` unless another tab of this browser is running it; returns `busy` then. Without the
 * lock API only the provider prevents a second purchase.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve('busy' as const),
  )
}
