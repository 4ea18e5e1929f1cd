/**
 * The cookie that says to scripts that a session exists, so that a static page can show the right
 * header at once. It proves nothing: every answer still depends on the session cookie.
 */
export const SESSION_HINT_COOKIE = 'signed-in'

/** On the 401 that has just ended the session of the browser that it goes to. */
export const SESSION_ENDED_HEADER = 'x-session-ended'

/** Whether cookies, as in `document.cookie`, say that a session exists. */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split('; ').includes(`${SESSION_HINT_COOKIE}=1`)

/** Whether this browser seems to be signed in. Browser only. */
export function isSessionHinted(): boolean {
  if (known === null) {
    known = hasSessionHint(document.cookie)
    queueMicrotask(() => {
      known = null
    })
  }
  return known
}

// Reading cookies asks another process, and dozens of islands want to know at the same moment.
let known: boolean | null = null
