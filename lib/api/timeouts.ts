/**
 * How long this server waits for the provider, in milliseconds: for pages, for the calls that it
 * passes on and for signing in and out.
 */
export const PROVIDER_TIMEOUT_MS = 4000

/**
 * How long a browser waits for this server, in milliseconds. It is longer than the server waits, so
 * that a provider that hangs is told by the server's 504, and short enough to tell a failure within
 * 6 seconds.
 */
export const BROWSER_TIMEOUT_MS = 5000

/**
 * How long both wait for a purchase, in milliseconds: it may wait for the card provider, and giving
 * up early would only leave its outcome unknown.
 */
export const PURCHASE_TIMEOUT_MS = 30_000

/**
 * How long a browser looks up what became of a write whose answer did not arrive, in milliseconds:
 * both together end within 6 seconds.
 */
export const LOOK_UP_TIMEOUT_MS = 1000
