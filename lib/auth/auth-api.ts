import { createClient } from '@/lib/api/client'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { pageLanguage } from '@/lib/locale/page-language'

/** The sign-in library's address on this site's own origin; its 401 never ends a session. */
export const authApi = createClient({
  baseUrl: () => '/api/auth',
  headers: pageLanguage,
  timeoutMs: BROWSER_TIMEOUT_MS,
  init: { credentials: 'same-origin', cache: 'no-store' },
})
