import { createInstance, Identify, Types } from '@amplitude/analytics-browser'
import { limitProperties } from '@/lib/tracking/limit-properties'
import { scrub } from '@/lib/tracking/scrub'
import { sendForm } from '@/lib/tracking/send-form'
import type { Sent } from '@/lib/tracking/event-payload'
import { createUploader } from '@/lib/tracking/uploader'

const SESSION_TIMEOUT_MS = 30 * 60_000
const COOKIE_DAYS = 365
const UNSENT_KEY = 'xpa_unsent_v1'

export type Analytics = {
  track: (happened: Sent) => void
  identify: (userId: string, properties: Record<string, unknown>) => void
  /** Forgets the person, and makes this device another one. */
  reset: () => void
  deviceId: () => string | null
}

/**
 * Starts product analytics: the vendor's library for identity, session and cookies, with nothing
 * captured by itself, and our own uploader in place of its. Specification 7 and 9.
 */
export async function startAnalytics(target: { key: string; url: string }): Promise<Analytics> {
  const client = createInstance()
  const uploader = createUploader<object>({
    send: (events) => sendForm(target, events),
    load: loadUnsent,
    save: saveUnsent,
  })
  await client.add({
    name: 'form-uploader',
    type: 'enrichment',
    async execute(event) {
      uploader.add(limitProperties(scrub(event)) as object)
      // Without an event nothing reaches the library's own destination.
      return null
    },
  }).promise
  await client.init(target.key, {
    autocapture: false,
    // The library calls every event that it does not send itself an error.
    logLevel: Types.LogLevel.None,
    fetchRemoteConfig: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false },
    sessionTimeout: SESSION_TIMEOUT_MS,
    cookieOptions: { expiration: COOKIE_DAYS },
  }).promise
  window.addEventListener('pagehide', () => void uploader.flush())

  return {
    track: ({ event, payload, timestamp }) =>
      void client.track(event, payload as Record<string, unknown>, { time: timestamp }),
    identify(userId, properties) {
      client.setUserId(userId)
      const identify = new Identify()
      for (const [key, value] of Object.entries(properties))
        identify.set(key, value as string | number | boolean)
      client.identify(identify)
    },
    reset: () => client.reset(),
    deviceId: () => client.getDeviceId() ?? null,
  }
}

function loadUnsent(): object[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(saved) ? saved : []
  } catch {
    return []
  }
}

function saveUnsent(unsent: object[]): void {
  try {
    localStorage.setItem(UNSENT_KEY, JSON.stringify(unsent))
  } catch {
    // A full or blocked storage must not disturb anybody; the events stay in memory.
    return
  }
}
