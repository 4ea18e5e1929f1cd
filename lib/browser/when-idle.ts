/** Runs work once the page has loaded and the browser has nothing better to do. Browser only. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    // Safari has no idle callback.
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 5000 })
      : setTimeout(work, 1000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
