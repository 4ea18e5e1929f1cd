/**
 * Cookies that hold a session, on plain http and on https. Without either a visitor is a guest; with
 * one the provider decides.
 */
export const SESSION_COOKIE = 'xplus.session'
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

export const sessionCookies = [SESSION_COOKIE, SECURE_SESSION_COOKIE].map((key) => ({
  type: 'cookie' as const,
  key,
}))
