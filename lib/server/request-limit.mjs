const MAX_KEYS = 10_000

/**
 * Limits requests in this process, in fixed windows that start with the first request of a key.
 *
 * @param {number} limit maximum number of requests per key and window
 * @param {number} windowMs the length of a window in milliseconds
 * @returns a function that counts a request: 0 when it is allowed, else the seconds until the
 * window ends
 */
export function createRequestLimit(limit, windowMs) {
  /** @type {Map<string, { count: number, end: number }>} */
  const windows = new Map()
  return (/** @type {string} */ key, now = Date.now()) => {
    const known = windows.get(key)
    if (known && known.end > now) {
      known.count += 1
      return known.count <= limit ? 0 : Math.ceil((known.end - now) / 1000)
    }
    windows.delete(key)
    // Entries are in order of their start, so the oldest is removed.
    if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
    windows.set(key, { count: 1, end: now + windowMs })
    return 0
  }
}
