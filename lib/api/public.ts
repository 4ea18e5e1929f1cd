import 'server-only'
import { type Api, createClient } from '@/lib/api/client'
import { env } from '@/lib/env'

/** How long a page waits for a catalogue read, in milliseconds. */
const READ_TIMEOUT_MS = 4000

/**
 * The door without credentials, for catalogue reads on the server in one locale. Its answers may be
 * cached and shown to everyone.
 */
export function publicApiIn(locale: string): Api {
  return createClient({
    baseUrl: () => `${env().PROVIDER_URL}/api`,
    headers: () => ({ 'accept-language': locale }),
    timeoutMs: READ_TIMEOUT_MS,
    init: { redirect: 'error', credentials: 'omit' },
  })
}
