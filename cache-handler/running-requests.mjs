import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {object} RunningRequest
 * @property {import('node:http').IncomingMessage} message
 * @property {() => number} renderWait seconds until its visitor may have a page rendered, 0 for at
 *   once
 * @property {() => void} [endTurn] ends the turn that it has to render
 * @property {{ status: number, headers: Record<string, string> }} [refusal] what is sent instead of
 *   the page that it asks for, which is not rendered
 */

/** @type {AsyncLocalStorage<RunningRequest>} */
const current = new AsyncLocalStorage()

/**
 * All requests that are being handled.
 *
 * @type {Set<RunningRequest>}
 */
export const runningRequests = new Set()

/** The request that is being handled here, if any. */
export const runningRequest = () => current.getStore()

/**
 * Runs the handling of a request, with which a turn that it has ends.
 *
 * @param {RunningRequest} request
 * @param {() => Promise<void>} work
 */
export function handleRequest(request, work) {
  runningRequests.add(request)
  return current.run(request, work).finally(() => {
    runningRequests.delete(request)
    request.endTurn?.()
  })
}
