/**
 * How often data that other people change are requested again while the page is visible, in
 * milliseconds.
 *
 * @internal
 */
export const REFRESH_MS = 30_000

/**
 * Calls `ask` every 30 seconds while the page is visible and online; returns a function that stops
 * it. While the page is hidden or offline nothing is called, and a missed call is made up for as
 * soon as the page is back. A change of focus alone triggers no call (specification 7, lists).
 */
export function startLiveRefresh(ask: () => void): () => void {
  let isDue = false
  let timer = setTimeout(refresh, REFRESH_MS)

  function refresh() {
    isDue = document.hidden || !navigator.onLine
    if (isDue) return
    timer = setTimeout(refresh, REFRESH_MS)
    ask()
  }
  function refreshIfDue() {
    if (isDue) refresh()
  }
  function refreshNow() {
    // After any time offline, however short, data may be outdated.
    clearTimeout(timer)
    refresh()
  }

  document.addEventListener('visibilitychange', refreshIfDue)
  window.addEventListener('online', refreshNow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', refreshIfDue)
    window.removeEventListener('online', refreshNow)
  }
}
