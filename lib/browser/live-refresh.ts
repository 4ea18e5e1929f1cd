/**
 * How often what others change is asked for again while somebody looks at it, in milliseconds.
 *
 * @internal
 */
export const REFRESH_MS = 30_000

/**
 * Calls `ask` every 30 seconds while the page is looked at and has a network; returns the way to
 * stop. Hidden or offline the beat stands still, and one that was missed is made up for at once when
 * the page is back: a look at another window alone asks for nothing (specification 7, lists).
 */
export function startLiveRefresh(ask: () => void): () => void {
  let isDue = false
  let timer = setTimeout(beat, REFRESH_MS)

  function beat() {
    isDue = document.hidden || !navigator.onLine
    if (isDue) return
    timer = setTimeout(beat, REFRESH_MS)
    ask()
  }
  function makeUp() {
    if (isDue) beat()
  }
  function makeUpOnline() {
    // Whoever was away may have missed anything, however short it was.
    clearTimeout(timer)
    beat()
  }

  document.addEventListener('visibilitychange', makeUp)
  window.addEventListener('online', makeUpOnline)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', makeUp)
    window.removeEventListener('online', makeUpOnline)
  }
}
