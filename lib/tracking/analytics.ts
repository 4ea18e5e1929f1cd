import { createInstance, Identify, Types } from '@amplitude/analytics-browser'
import { limitProperties, type SentPayload } from './event-payload'
import { scrub } from './scrub'
import { createUploader, sendForm } from './uploader'
import { createUnsentEvents } from './unsent-events'

const SESSION_TIMEOUT_MS = 30 * 60_000
const COOKIE_DAYS = 365

export type Analytics = {
  track: (happened: SentPayload) => void
  identify: (userId: string, properties: Record<string, unknown>) => void
  /** Uploads the user's events, forgets the user and gives this device a new id. */
  reset: () => void
  deviceId: () => string | null
}

/**
 * Starts product analytics: the vendor's library for identity, session and cookies, without
 * automatic capture, and our own uploader instead of the library's. Specification 7 and 9.
 */
export async function startAnalytics(target: { key: string; url: string }): Promise<Analytics> {
  const client = createInstance()
  const uploader = createUploader<object>({
    send: (events) => sendForm(target, events),
    unsent: createUnsentEvents(),
  })
  const upload = (event: object) => {
    const { event_properties, user_properties } = event as Record<string, unknown>
    const told = scrub({ event_properties, user_properties }) as object
    uploader.add(limitProperties({ ...event, ...told }) as object)
  }
  // The library processes events one by one, each in a task of its own.
  const inLibrary = new Map<string, SentPayload>()

  /**
   * Uploads events that the library still holds, because the page may end before it processes them.
   */
  function takeFromLibrary(): void {
    for (const [insertId, { event, payload, timestamp }] of inLibrary) {
      upload({
        event_type: event,
        event_properties: payload,
        time: timestamp,
        insert_id: insertId,
        user_id: client.getUserId(),
        device_id: client.getDeviceId(),
        session_id: client.getSessionId(),
      })
    }
    inLibrary.clear()
  }

  await client.add({
    name: 'form-uploader',
    type: 'enrichment',
    async execute(event) {
      const isOwn = event.event_type === Types.SpecialEventType.IDENTIFY
      if (isOwn || inLibrary.delete(event.insert_id ?? '')) upload(event)
      // Returning no event keeps the library from sending it itself.
      return null
    },
  }).promise
  await client.init(target.key, {
    autocapture: false,
    // The library logs every event that it does not send itself as an error.
    logLevel: Types.LogLevel.None,
    fetchRemoteConfig: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false },
    sessionTimeout: SESSION_TIMEOUT_MS,
    cookieOptions: { expiration: COOKIE_DAYS },
  }).promise
  window.addEventListener('pagehide', () => {
    takeFromLibrary()
    uploader.leave()
  })

  return {
    track(sent) {
      const insertId = crypto.randomUUID()
      inLibrary.set(insertId, sent)
      const { event, payload, timestamp } = sent
      const options = { time: timestamp, insert_id: insertId }
      client.track(event, payload as Record<string, unknown>, options)
    },
    identify(userId, properties) {
      client.setUserId(userId)
      const identify = new Identify()
      for (const [key, value] of Object.entries(properties))
        identify.set(key, value as string | number | boolean)
      client.identify(identify)
    },
    reset() {
      takeFromLibrary()
      void uploader.finish()
      client.reset()
    },
    deviceId: () => client.getDeviceId() ?? null,
  }
}
