import { readCookies } from '@/lib/cookies'

/**
 * The cookie that says to scripts that a session exists, so that a static page can show the right
 * header at once. It proves nothing: every answer still depends on the session cookie.
 */
export const SESSION_HINT_COOKIE = 'signed-in'

/** Whether this browser, or the one that sent these cookies, seems to be signed in. */
export function isSessionHinted(cookies?: string): boolean {
  if (cookies !== undefined) return isHintIn(cookies)
  if (known === null) {
    known = isHintIn(document.cookie)
    queueMicrotask(() => {
      known = null
    })
  }
  return known
}

// Reading cookies asks another process, and dozens of islands want to know at the same moment.
let known: boolean | null = null

const isHintIn = (cookies: string) => readCookies(cookies).get(SESSION_HINT_COOKIE) === '1'
