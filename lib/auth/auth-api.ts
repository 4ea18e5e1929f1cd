import { createClient } from '@/lib/api/client'

/** The sign-in library's door on this site's own origin; its 401 never ends a session. */
export const authApi = createClient({
  baseUrl: () => '/api/auth',
  init: { credentials: 'same-origin', cache: 'no-store' },
})
