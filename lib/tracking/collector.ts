import type { PublicConfig } from '@/lib/config/public-config'
import { anonymousId } from './anonymous-id'
import { encodeEnvelope, type UserSummary } from './envelope'
import { scrub } from './scrub'
import type { SentPayload } from './event-payload'

type Context = {
  config: Pick<PublicConfig, 'collectorUrl' | 'version' | 'deployment'>
  user: UserSummary | null
  analyticsDeviceId: string | null
}

/**
 * Sends one event to the first-party collector without waiting for the response. As text/plain it
 * is a simple request even to another origin. Specification 7 and 8.
 */
export function sendToCollector(happened: SentPayload, context: Context): void {
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
