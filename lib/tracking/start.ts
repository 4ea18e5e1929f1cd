import { browserApi } from '@/lib/api/browser'
import { listSubscriptions } from '@/lib/api/subscriptions'
import { getUser, type User } from '@/lib/api/user'
import { onSessionChange } from '@/lib/auth/session-events'
import { providerNow } from '@/lib/clock'
import { pageConfig } from '@/lib/page-config'
import type { PublicConfig } from '@/lib/public-config'
import { isSessionHinted } from '@/lib/session-hint'
import type { Analytics } from '@/lib/tracking/analytics'
import { forgetAnonymousId } from '@/lib/tracking/anonymous-id'
import { sendToCollector } from '@/lib/tracking/collector'
import type { UserSummary } from '@/lib/tracking/envelope'
import { eventPayload } from '@/lib/tracking/event-payload'
import type { Happened } from '@/lib/tracking/track'
import { daysSinceSubscription } from '@/lib/tracking/days-since-subscription'
import { userSummary } from '@/lib/tracking/user-summary'

/**
 * Starts tracking once configuration and session are known; gives back what sends an event to every
 * sink. On a page without a configuration events go nowhere.
 */
export async function startTracking(): Promise<(happened: Happened) => void> {
  const config = pageConfig()
  if (!config) return () => undefined
  const analytics = await loadAnalytics(config)
  let user: UserSummary | null = null

  async function identify() {
    const [known, age] = await Promise.all([currentUser(), analytics ? subscriptionAge() : null])
    user = known && userSummary(known)
    if (!known) return
    analytics?.identify(known.uuid, {
      inTrial: known.inTrial,
      ...(age !== null && { daysSinceSubscription: age }),
    })
  }
  function forget() {
    user = null
    forgetAnonymousId()
    analytics?.reset()
  }

  onSessionChange((change) => void (change === 'signed-in' ? identify() : forget()))
  await identify()
  return (event) => {
    const happened = { ...event, payload: eventPayload(event) }
    sendToCollector(happened, { config, user, analyticsDeviceId: analytics?.deviceId() ?? null })
    analytics?.track(happened)
  }
}

/** Nothing of the vendor's is loaded without a key, nor for browsers that ask not to be tracked. */
async function loadAnalytics({ analytics }: PublicConfig): Promise<Analytics | null> {
  const refused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (!analytics || refused) return null
  const { startAnalytics } = await import('@/lib/tracking/analytics')
  return startAnalytics(analytics).catch(() => null)
}

async function currentUser(): Promise<User | null> {
  if (!isSessionHinted()) return null
  return getUser(browserApi).catch(() => null)
}

/** In whole days; null for guests, without a plan, and when it could not be asked for. */
async function subscriptionAge(): Promise<number | null> {
  if (!isSessionHinted()) return null
  const active = await listSubscriptions(browserApi, 'active').catch(() => null)
  return active && daysSinceSubscription(active.data, providerNow())
}
