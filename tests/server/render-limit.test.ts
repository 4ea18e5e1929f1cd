import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { handleRequest, waitForTurn } from '@/server/render-limit.mjs'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A request that renders when it is its turn. */
function start() {
  const response = Object.assign(new EventEmitter(), { closed: false })
  const seen = { hasTurn: false }
  void handleRequest(response as unknown as ServerResponse, async () => {
    await waitForTurn()
    await waitForTurn()
    seen.hasTurn = true
  })
  const close = () => {
    response.closed = true
    response.emit('close')
  }
  return { seen, close }
}

it('eight requests render at the same time, the others in order as those end', async () => {
  const requests = Array.from({ length: 11 }, start)
  const turns = () => requests.map(({ seen }) => seen.hasTurn)
  await settled()
  expect(turns().filter(Boolean)).toHaveLength(8)

  requests[8]?.close()
  requests[0]?.close()
  requests[1]?.close()
  await settled()
  // The ninth left while it waited, so the tenth and the eleventh are next.
  expect(turns().slice(9)).toEqual([true, true])
  for (const { close } of requests.slice(2)) close()
  await settled()
  expect(turns().every(Boolean)).toBe(true)

  const next = Array.from({ length: 9 }, start)
  await settled()
  expect(next.filter(({ seen }) => seen.hasTurn)).toHaveLength(8)
  for (const { close } of next) close()
})

it('outside a request nothing waits', async () => {
  await expect(waitForTurn()).resolves.toBeUndefined()
})
