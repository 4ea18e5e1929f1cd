import { AsyncLocalStorage } from 'node:async_hooks'

/** More at the same time finish no sooner, as one thread renders, and each holds its page in memory. */
const MOST = 4
/** After which time a page that was to be renewed counts as failed, in milliseconds. */
const RENEWAL_MS = 30_000

/**
 * @typedef {object} RunningRequest
 * @property {import('node:http').ServerResponse} response
 * @property {boolean} [hasTurn]
 */

/** @type {AsyncLocalStorage<RunningRequest>} */
const requests = new AsyncLocalStorage()
/** @type {(() => void)[]} */
const waiting = []
let rendering = 0

function finish() {
  const next = waiting.shift()
  if (next) next()
  else rendering -= 1
}

/**
 * Runs the handling of a request, in which `waitForTurn` counts as that request's.
 *
 * @template T
 * @param {import('node:http').ServerResponse} response
 * @param {() => T} work
 * @returns {T}
 */
export const handleRequest = (response, work) => requests.run({ response }, work)

/**
 * Resolves when the request that is being handled may render a page, which it may until its
 * response has ended; the requests that wait are served in order. Stored pages need no turn.
 */
export async function waitForTurn() {
  const request = requests.getStore()
  if (!request || request.hasTurn || request.response.closed) return
  request.hasTurn = true
  if (rendering < MOST) rendering += 1
  else await new Promise((resolve) => waiting.push(() => resolve(undefined)))
  if (request.response.closed) finish()
  else request.response.once('close', finish)
}

/** When the renewal of each page began, in milliseconds. */
const renewals = new Map()

/**
 * Whether an old page may be rendered again while it is served. Each one that may counts until
 * `endRenewal`, or for half a minute.
 *
 * @param {string} key of the page
 * @param {number} [now] in milliseconds
 */
export function beginRenewal(key, now = Date.now()) {
  for (const [other, began] of renewals) if (now > began + RENEWAL_MS) renewals.delete(other)
  if (renewals.has(key)) return true
  if (renewals.size >= MOST) return false
  renewals.set(key, now)
  return true
}

/** @param {string} key of a page that was rendered */
export const endRenewal = (key) => void renewals.delete(key)
