import { browserApi } from '@/lib/api/browser'
import { listSubscriptions, type Subscription } from '@/lib/api/subscriptions'
import { getUser, type User } from '@/lib/api/current-user'
import { onSessionChange } from '@/lib/auth/session-events'
import { providerNow } from '@/lib/time/provider-clock'
import { pageConfig } from '@/lib/config/page-config'
import { sleep } from '@/lib/browser/poll'
import type { PublicConfig } from '@/lib/config/public-config'
import { isSessionHinted } from '@/lib/auth/session-hint'
import { list } from '@/lib/api/schema'
import { parseStored, unchecked } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'
import { daysSince } from '@/lib/time/elapsed'
import type { Analytics } from './analytics'
import { forgetAnonymousId } from './anonymous-id'
import { sendToCollector } from './collector'
import type { UserSummary } from './envelope'
import { eventPayload } from './event-payload'
import { type Queue, type QueuedEvent } from './queue'

/** How long a page may take to unload, in milliseconds. */
const LEAVING_MS = 1000

/** Starts tracking. On a page without a configuration events are dropped. */
export async function startTracking(queue: Queue<QueuedEvent>): Promise<void> {
  const config = pageConfig()
  if (!config) return takeQueue(queue, () => undefined)
  await sendFrom(queue, config)
}

/**
 * Sends waiting and further events to every destination. When the user signs in or out, here or in
 * another tab, events wait until the user is known, so that each has the right one.
 */
async function sendFrom(queue: Queue<QueuedEvent>, config: PublicConfig): Promise<void> {
  const analytics = await loadAnalytics(config)
  let user: UserSummary | null = null
  let isMember = false
  let lastAsked = 0

  async function identify(): Promise<void> {
    const [known, age] = await Promise.all([currentUser(), analytics ? subscriptionAge() : null])
    user = known && userSummary(known)
    if (!known) return
    analytics?.identify(known.uuid, {
      inTrial: known.inTrial,
      ...(age !== null && { daysSinceSubscription: age }),
    })
  }

  /** Pauses sending until the current user is known. */
  async function settle(signedIn: boolean): Promise<void> {
    queue.take = null
    lastAsked += 1
    const asked = lastAsked
    isMember = signedIn
    if (isMember) await identify()
    if (asked === lastAsked) takeQueue(queue, send)
  }

  function forget(): void {
    user = null
    forgetAnonymousId()
    analytics?.reset()
    void settle(false)
  }

  function send(event: QueuedEvent): void {
    if (isSessionHinted() !== isMember) {
      queue.waiting.unshift(event)
      return isMember ? forget() : void settle(true)
    }
    const happened = { ...event, payload: eventPayload(event) }
    sendToCollector(happened, { config, user, analyticsDeviceId: analytics?.deviceId() ?? null })
    analytics?.track(happened)
  }

  onSessionChange((change) => (change === 'signed-in' ? void settle(true) : forget()))
  takeKeptItems(queue)
  await settle(isSessionHinted())
}

/** Nothing of the vendor is loaded without a key, or when the browser sends a privacy signal. */
async function loadAnalytics({ analytics }: PublicConfig): Promise<Analytics | null> {
  const refused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (!analytics || refused) return null
  const { startAnalytics } = await import('./analytics')
  return startAnalytics(analytics).catch(() => null)
}

/**
 * Null when the request fails. While a page unloads, its requests fail first; the delay lets the
 * page end, and its events go to the next page, which knows the user.
 */
function currentUser(): Promise<User | null> {
  return getUser(browserApi).catch(() => sleep(LEAVING_MS).then(() => null))
}

/** In whole days; null without a plan or when the request fails. */
async function subscriptionAge(): Promise<number | null> {
  const active = await listSubscriptions(browserApi, 'active').catch(() => null)
  return active && daysSinceSubscription(active.data, providerNow())
}

/** Hands on what waits, in its order, and every further item at once. @internal */
export function takeQueue<T>(queue: Queue<T>, take: (item: T) => void): void {
  queue.take = take
  // `take` may pause the queue; the rest then keeps waiting.
  while (queue.take === take && queue.waiting.length > 0) take(queue.waiting.shift()!)
}

/** Puts the items stored by earlier pages of this tab before the waiting ones. */
function takeKeptItems<T>(queue: Queue<T>): void {
  for (const key of tabStorage.keys(queue.key).sort().reverse()) {
    const kept = parseStored(tabStorage.read(key), list(unchecked<T>)) ?? []
    tabStorage.write(key, null)
    queue.waiting.unshift(...kept)
  }
  queue.waiting.splice(queue.limit)
}

/** The tracked fields of the signed-in user. Specification 3. */
function userSummary({ id, email, firstName, lastName, uid, uuid }: User): UserSummary {
  return { id, email, firstName, lastName, uid, uuid }
}

/** Whole days since the newest of these subscriptions began; null without one. Specification 9. @internal */
export function daysSinceSubscription(
  subscriptions: readonly Pick<Subscription, 'createdAt'>[],
  now: number,
): number | null {
  const ages = subscriptions.flatMap(({ createdAt }) =>
    createdAt === null ? [] : daysSince(createdAt, now),
  )
  return ages.length === 0 ? null : Math.min(...ages)
}
