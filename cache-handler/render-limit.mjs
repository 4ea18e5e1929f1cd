import { runningRequest } from './running-requests.mjs'

/** More at the same time finish no sooner, as one thread renders, and each holds its page in memory. */
const MOST_RENDERS = 3
const MOST_RENEWALS = 2
/**
 * Each that waits holds half a megabyte. A hundred left so little memory that collecting it took more
 * than a third of the time, and half as many pages were ready; forty wait for about four seconds.
 */
const MOST_WAITING = 40
/** After which time a page that is not ready counts as failed, in milliseconds. */
const RENDER_MS = 30_000

/** @type {((value?: undefined) => void)[]} */
const waiting = []
let rendering = 0
/** How the turn of each page that is being rendered ends. */
const turns = new Map()
/** When the renewal of each page began, in milliseconds. */
const renewals = new Map()

/** Begins a turn of a page; the function that it returns ends it, once. */
function takeTurn(key) {
  let isEnded = false
  function end() {
    if (isEnded) return
    isEnded = true
    clearTimeout(timer)
    if (turns.get(key) === end) turns.delete(key)
    const next = waiting.shift()
    if (next) next()
    else rendering -= 1
  }
  const timer = setTimeout(end, RENDER_MS).unref()
  turns.set(key, end)
  return end
}

/**
 * Resolves when the request that is being handled may render a page, which it may until
 * `endRender`; the requests that wait are served in order. Stored pages need no turn. The turn does
 * not end with the connection, as a page is rendered to its end for somebody who has left, and a
 * slow reader holds up nobody.
 *
 * @param {string} key of the page
 */
export async function waitForTurn(key) {
  const request = runningRequest()
  if (!request || request.endTurn) return
  request.endTurn = () => undefined
  if (rendering < MOST_RENDERS) rendering += 1
  else await new Promise((resolve) => waiting.push(resolve))
  request.endTurn = takeTurn(key)
}

/** Whether so many requests wait for their turn that another one would slow down all. */
export const isQueueFull = () => waiting.length >= MOST_WAITING

/**
 * Whether an old page may be rendered again while it is served.
 *
 * @param {string} key of the page
 * @param {number} [now] in milliseconds
 */
export function beginRenewal(key, now = Date.now()) {
  for (const [other, began] of renewals) if (now > began + RENDER_MS) renewals.delete(other)
  if (renewals.has(key)) return true
  if (renewals.size >= MOST_RENEWALS) return false
  renewals.set(key, now)
  return true
}

/** @param {string} key of a page that is ready */
export function endRender(key) {
  renewals.delete(key)
  turns.get(key)?.()
}
