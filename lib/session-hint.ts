import { readCookies } from '@/lib/cookies'

/**
 * The cookie that says to scripts that a session exists, so that a static page can show the right
 * header at once. It proves nothing: every answer still depends on the session cookie.
 */
export const SESSION_HINT_COOKIE = 'signed-in'

/** Whether this browser seems to be signed in. */
export function isSessionHinted(cookies = document.cookie): boolean {
  return readCookies(cookies).get(SESSION_HINT_COOKIE) === '1'
}
