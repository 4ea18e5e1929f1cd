/** How long after its load a page that nobody touches counts as looked at, in milliseconds. */
const QUIET_MS = 3000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Calls back once, when the page has been looked at: at the first sign of the person before it, or
 * when it has stood for a while. Gives back how to stop waiting.
 */
export function onFirstView(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(finish, QUIET_MS)
  }
  function stop() {
    clearTimeout(timer)
    window.removeEventListener('load', wait)
    for (const sign of signs) window.removeEventListener(sign, finish, true)
  }
  function finish() {
    stop()
    done()
  }
  for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return stop
}

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
