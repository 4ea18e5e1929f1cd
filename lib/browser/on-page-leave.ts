/**
 * Calls back whenever the page may have been seen for the last time: when it is hidden, after which
 * a phone may discard it without further events, and when it is unloaded. Returns a function that
 * unsubscribes. Browser only.
 */
export function onPageLeave(leave: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('pagehide', leave)
  }
}
