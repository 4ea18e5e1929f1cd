const MAX_KEYS = 10_000

/**
 * Counts requests in this process, in windows that begin with the first one of a key.
 *
 * @param limit how many a key may make in a window
 * @param windowMs the length of a window in milliseconds
 * @returns decides over one request: 0 when it may pass, else the seconds until the window ends
 */
export function createRequestLimit(limit: number, windowMs: number) {
  const windows = new Map<string, { count: number; end: number }>()
  return (key: string, now = Date.now()): number => {
    const known = windows.get(key)
    if (known && known.end > now) {
      known.count += 1
      return known.count <= limit ? 0 : Math.ceil((known.end - now) / 1000)
    }
    windows.delete(key)
    // Windows stand in the order of their beginning, so the oldest one goes.
    if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
    windows.set(key, { count: 1, end: now + windowMs })
    return 0
  }
}
