/** How long after its load a page without any input counts as viewed, in milliseconds. */
const QUIET_MS = 3000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Calls back once when the page counts as viewed: at the first input, or some time after the load.
 * Returns a function that cancels.
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

/** Runs `work` once the page has loaded and the browser is idle. Browser only. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    // Safari has no `requestIdleCallback`.
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 5000 })
      : setTimeout(work, 1000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
