/** How long after its load a page without any input counts as viewed, in milliseconds. */
const QUIET_MS = 3000
/** In place of an idle moment, where the browser tells of none, in milliseconds. */
const SHORTLY_MS = 200

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Calls back once: at the first input, or when `later`, begun after the load, does. Returns a
 * function that cancels.
 */
function atInputOr(later: (finish: () => void) => void, done: () => void): () => void {
  let isOver = false
  const wait = () => later(finish)
  function stop() {
    isOver = true
    window.removeEventListener('load', wait)
    for (const sign of signs) window.removeEventListener(sign, finish, true)
  }
  function finish() {
    if (isOver) return
    stop()
    done()
  }
  for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return stop
}

/**
 * Calls back once when the page counts as viewed: at the first input, or some time after the load.
 * Returns a function that cancels.
 */
export const onFirstView = (done: () => void): (() => void) =>
  atInputOr((finish) => setTimeout(finish, QUIET_MS), done)

/**
 * Calls back once when the browser has drawn what it knows: at the first input, or once the page has
 * loaded and the browser is idle. Returns a function that cancels.
 */
export const onFirstIdle = (done: () => void): (() => void) =>
  atInputOr((finish) => atIdle(finish, SHORTLY_MS), done)

/** Calls back when the browser is idle; after `elseMs` where it does not tell, as in Safari. */
function atIdle(work: () => void, elseMs: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, elseMs)
}

/** Runs `work` once the page has loaded and the browser is idle. Browser only. */
export function whenIdle(work: () => void): void {
  const wait = () => atIdle(work, 1000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
