import { onSessionChange } from '@/lib/auth/session-events'
import { pageConfig } from '@/lib/config/page-config'
import { sleep } from '@/lib/browser/poll'
import { yieldToMain } from '@/lib/browser/yield-to-main'
import type { PublicConfig } from '@/lib/config/public-config'
import { isSessionHinted } from '@/lib/auth/session-hint'
import { list } from '@/lib/api/schema'
import { parseStored, unchecked } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'
import type { Analytics } from './analytics'
import { forgetAnonymousId } from './anonymous-id'
import { sendToCollector } from './collector'
import type { UserSummary } from './envelope'
import { eventPayload } from './event-payload'
import { type Queue, type QueuedEvent } from './queue'
import type { TrackedMember } from './tracked-member'

/** How long a page may take to unload, in milliseconds. */
const LEAVING_MS = 1000

/**
 * Starts tracking, in a task of its own, as to run this code was one already. On a page without a
 * configuration events are dropped.
 */
export async function startTracking(queue: Queue<QueuedEvent>): Promise<void> {
  await yieldToMain()
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
    const member = await readMember(analytics !== null)
    user = member && member.user
    if (member) analytics?.identify(member.user.uuid, member.properties)
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
 * The member; guests do without the script that asks for them. Null when that fails. While a page
 * unloads, its requests fail first; the delay lets the page end, and its events go to the next page,
 * which knows the user.
 */
function readMember(withPlan: boolean): Promise<TrackedMember | null> {
  return import('./tracked-member')
    .then(({ trackedMember }) => trackedMember(withPlan))
    .catch(() => sleep(LEAVING_MS).then(() => null))
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
