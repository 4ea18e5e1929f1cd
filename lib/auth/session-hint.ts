/**
 * A cookie readable by scripts that says a session exists, so that a static page shows the right
 * header at once. It proves nothing: every response still depends on the session cookie.
 */
export const SESSION_HINT_COOKIE = 'signed-in'

/** Set on a 401 response that has just ended the session of this browser. */
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

// Cached for the current task, because reading cookies calls another process and dozens of
// components read them at the same moment.
let known: boolean | null = null
