import { readCookies } from '@/lib/browser/read-cookies'

/**
 * The cookie that says to scripts that a session exists, so that a static page can show the right
 * header at once. It proves nothing: every answer still depends on the session cookie.
 */
export const SESSION_HINT_COOKIE = 'signed-in'

/** On the 401 that has just ended the session of the browser that it goes to. */
export const SESSION_ENDED_HEADER = 'x-session-ended'

/** Whether this browser seems to be signed in. Browser only. */
export function isSessionHinted(): boolean {
  if (known === null) {
    known = readCookies(document.cookie).get(SESSION_HINT_COOKIE) === '1'
    queueMicrotask(() => {
      known = null
    })
  }
  return known
}

// Reading cookies asks another process, and dozens of islands want to know at the same moment.
let known: boolean | null = null
