import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { beginRenewal, endRender, waitForTurn } from '@/cache-handler/render-limit.mjs'
import { handleRequest } from '@/cache-handler/running-requests.mjs'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A request that renders a page when it is its turn, and sends it when it is told to. */
function start(key: string) {
  const seen = { hasTurn: false, send: () => {} }
  const sent = new Promise<void>((resolve) => (seen.send = resolve))
  void handleRequest({ message: {} as IncomingMessage, renderWait: () => 0 }, async () => {
    await waitForTurn(key)
    await waitForTurn(key)
    seen.hasTurn = true
    await sent
  })
  return seen
}

type Request = ReturnType<typeof start>

const turnsOf = (requests: Request[]) => requests.filter(({ hasTurn }) => hasTurn).length

async function sendAll(requests: Request[]) {
  for (const { send } of requests) send()
  await settled()
}

/** Of new requests two have their turn at once, if all turns before have ended, each once. */
async function expectNoTurnLeft() {
  const requests = ['w', 'x', 'y', 'z'].map(start)
  await settled()
  expect(turnsOf(requests)).toBe(2)
  await sendAll(requests)
}

it('two requests render at the same time, the others in order as pages are ready', async () => {
  const requests = ['a', 'b', 'c', 'd', 'e'].map(start)
  await settled()
  expect(turnsOf(requests)).toBe(2)
  endRender('b')
  endRender('b')
  await settled()
  expect(turnsOf(requests)).toBe(3)
  // A request without a page, such as one that failed.
  requests[0]?.send()
  await settled()
  expect(requests.map(({ hasTurn }) => hasTurn)).toEqual([true, true, true, true, false])
  requests[1]?.send()
  await settled()
  expect(turnsOf(requests)).toBe(4)
  await sendAll(requests)
  expect(turnsOf(requests)).toBe(5)
  for (const key of ['a', 'b', 'c', 'd', 'e']) endRender(key)
  await expectNoTurnLeft()
})

it('a page that waits for the provider lets others render, but no more than six begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const requests = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(start)
  for (const expected of [2, 4, 6, 6]) {
    await settled()
    expect(turnsOf(requests)).toBe(expected)
    vi.advanceTimersByTime(501)
  }
  endRender('a')
  await settled()
  expect(turnsOf(requests)).toBe(7)
  // It has let others render already, so that its end gives one turn and no second one.
  endRender('b')
  endRender('c')
  await settled()
  expect(turnsOf(requests)).toBe(8)
  await sendAll(requests)
  await expectNoTurnLeft()
  vi.useRealTimers()
})

it('a page that is not ready after half a minute counts no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const requests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(start)
  for (let step = 0; step < 3; step += 1) {
    await settled()
    vi.advanceTimersByTime(501)
  }
  await settled()
  expect(requests[6]?.hasTurn).toBe(false)
  vi.advanceTimersByTime(30_001)
  await settled()
  expect(requests[6]?.hasTurn).toBe(true)
  await sendAll(requests)
  vi.useRealTimers()
})

it('outside a request nothing waits', async () => {
  await expect(waitForTurn('a')).resolves.toBe(true)
})

it('two old pages are renewed at the same time, and one that fails counts for half a minute', () => {
  for (const key of ['a', 'b']) expect(beginRenewal(key, 0)).toBe(true)
  expect(beginRenewal('c', 1_000)).toBe(false)
  expect(beginRenewal('a', 1_000)).toBe(true)
  endRender('b')
  expect(beginRenewal('c', 1_000)).toBe(true)
  expect(beginRenewal('d', 29_000)).toBe(false)
  expect(beginRenewal('d', 30_001)).toBe(true)
})
