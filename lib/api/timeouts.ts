/**
 * How long this server waits for the provider, in milliseconds: for pages, for proxied calls and
 * for signing in and out.
 */
export const PROVIDER_TIMEOUT_MS = 4000

/**
 * How long a browser waits for this server, in milliseconds. Longer than the server waits for the
 * provider, so that a hanging provider is reported by the server's 504, and short enough to report
 * a failure within 6 seconds.
 */
export const BROWSER_TIMEOUT_MS = 5000

/**
 * Timeout of both for a purchase, in milliseconds: the provider may wait for the card provider, and
 * giving up early would only leave the outcome unknown.
 */
export const PURCHASE_TIMEOUT_MS = 30_000

/** Timeout of both for a file that is uploaded or downloaded, in milliseconds. */
export const FILE_TIMEOUT_MS = 60_000

/**
 * How long a browser looks up the outcome of a write that got no response, in milliseconds;
 * together with the write it takes at most 6 seconds.
 */
export const LOOK_UP_TIMEOUT_MS = 1000
