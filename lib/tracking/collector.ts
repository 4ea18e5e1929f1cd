import type { PublicConfig } from '@/lib/public-config'
import { anonymousId } from '@/lib/tracking/anonymous-id'
import { encodeEnvelope, type UserSummary } from '@/lib/tracking/envelope'
import { scrub } from '@/lib/tracking/scrub'
import type { Sent } from '@/lib/tracking/event-payload'

type Context = {
  config: Pick<PublicConfig, 'collectorUrl' | 'version' | 'deployment'>
  user: UserSummary | null
  analyticsDeviceId: string | null
}

/**
 * Sends one event to the first-party collector, whose answer nobody waits for. As text/plain it is a
 * simple request for another origin too. Specification 7 and 8.
 */
export function sendToCollector(happened: Sent, context: Context): void {
  const { config, user, analyticsDeviceId } = context
  const body = encodeEnvelope({
    platform: 'web',
    version: config.version,
    source: 'web-client',
    env: config.deployment,
    event: happened.event,
    payload: scrub(happened.payload),
    devid: anonymousId(),
    ampDeviceId: analyticsDeviceId,
    timestamp: happened.timestamp,
    user,
  })
  fetch(config.collectorUrl, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
