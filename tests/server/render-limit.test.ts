import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { beginRenewal, endRenewal, handleRequest, waitForTurn } from '@/server/render-limit.mjs'

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

it('four requests render at the same time, the others in order as those end', async () => {
  const requests = Array.from({ length: 7 }, start)
  const turns = () => requests.map(({ seen }) => seen.hasTurn)
  await settled()
  expect(turns().filter(Boolean)).toHaveLength(4)

  requests[4]?.close()
  requests[0]?.close()
  requests[1]?.close()
  await settled()
  // The fifth left while it waited, so the sixth and the seventh are next.
  expect(turns().slice(5)).toEqual([true, true])
  for (const { close } of requests.slice(2)) close()
  await settled()
  expect(turns().every(Boolean)).toBe(true)

  const next = Array.from({ length: 5 }, start)
  await settled()
  expect(next.filter(({ seen }) => seen.hasTurn)).toHaveLength(4)
  for (const { close } of next) close()
})

it('outside a request nothing waits', async () => {
  await expect(waitForTurn()).resolves.toBeUndefined()
})

it('four old pages are renewed at the same time, and one that fails counts for half a minute', () => {
  for (const key of ['a', 'b', 'c', 'd']) expect(beginRenewal(key, 0)).toBe(true)
  expect(beginRenewal('e', 1_000)).toBe(false)
  expect(beginRenewal('a', 1_000)).toBe(true)
  endRenewal('b')
  expect(beginRenewal('e', 1_000)).toBe(true)
  expect(beginRenewal('f', 29_000)).toBe(false)
  expect(beginRenewal('f', 30_001)).toBe(true)
})
