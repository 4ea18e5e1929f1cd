import { runningRequest } from './running-requests.mjs'

/**
 * More at the same time finish no sooner, as one thread renders, and their garbage takes longer to
 * collect: with three at a time each page takes a tenth more of that thread.
 */
const MOST_RENDERS = 2
/** After which time a page that is not ready is taken to wait for the provider, in milliseconds. */
const TURN_MS = 500
/** Together with those that wait for the provider; each of them holds several megabytes. */
const MOST_BEGUN = 6
const MOST_RENEWALS = 2
/**
 * Each that waits holds half a megabyte. A hundred left so little memory that collecting it took more
 * than a third of the time, and half as many pages were ready; forty wait for about four seconds.
 */
const MOST_WAITING = 40
/** How long a page may wait for its turn, in milliseconds: the provider may hang. */
const WAIT_MS = 6_000
/** After which time a page that is not ready counts as failed, in milliseconds. */
const RENDER_MS = 30_000

/** The requests that wait, in the order in which they came, with what gives each its turn. */
const waiting = new Map()
/** Requests whose pages are not ready. */
const begun = new Set()
/** Those of them that do not let others render. */
const rendering = new Set()
/** How the turn of each page that is being rendered ends. */
const turns = new Map()
/** When the renewal of each page began, in milliseconds. */
const renewals = new Map()

function tryToBegin(request) {
  if (rendering.size >= MOST_RENDERS || begun.size >= MOST_BEGUN) return false
  rendering.add(request)
  begun.add(request)
  return true
}

function beginNext() {
  for (const [request, begin] of waiting) {
    if (!tryToBegin(request)) return
    waiting.delete(request)
    begin()
  }
}

/** Resolves to whether the turn of a request came in time. */
const turnInTime = (request) =>
  new Promise((resolve) => {
    function giveUp() {
      waiting.delete(request)
      resolve(false)
    }
    const timer = setTimeout(giveUp, WAIT_MS).unref()
    waiting.set(request, () => {
      clearTimeout(timer)
      resolve(true)
    })
  })

/** Begins the turn of a request to render a page; the function that it returns ends it. */
function takeTurn(request, key) {
  function letOthersRender() {
    rendering.delete(request)
    beginNext()
  }
  function end() {
    begun.delete(request)
    clearTimeout(turnTimer)
    clearTimeout(renderTimer)
    if (turns.get(key) === end) turns.delete(key)
    letOthersRender()
  }
  const turnTimer = setTimeout(letOthersRender, TURN_MS).unref()
  const renderTimer = setTimeout(end, RENDER_MS).unref()
  turns.set(key, end)
  return end
}

/**
 * Resolves to true when the request that is being handled may render a page, which it may until
 * `endRender`, and to false when its turn has not come within six seconds. The requests that wait
 * are served in order. Stored pages need no turn. The turn does not end with the connection, as a
 * page is rendered to its end for somebody who has left, and a slow reader holds up nobody.
 *
 * @param {string} key of the page
 */
export async function waitForTurn(key) {
  const request = runningRequest()
  if (!request || request.endTurn) return true
  request.endTurn = () => undefined
  if (!tryToBegin(request) && !(await turnInTime(request))) return false
  request.endTurn = takeTurn(request, key)
  return true
}

/** Whether so many requests wait for their turn that another one would slow down all. */
export const isQueueFull = () => waiting.size >= MOST_WAITING

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
