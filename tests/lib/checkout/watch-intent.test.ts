import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { IntentView } from '@/lib/checkout/card-payments'
import { watchIntent } from '@/lib/checkout/intent'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const view = (status: IntentView['status'], refused: string | null = null): IntentView => ({
  status,
  failure: refused ? { code: 'card_declined', messages: [] } : null,
  failedMethodId: refused,
})

/** Watches a payment that is read as `views` one after the other; the last one repeats. */
async function watch(...views: (IntentView | null)[]) {
  const look = vi.fn(async () => (views.length > 1 ? views.shift()! : views[0]!))
  const began = Date.now()
  const watching = watchIntent(look, 'pm_1', new AbortController().signal)
  const told = watching.then((outcome) => ({ outcome, seconds: (Date.now() - began) / 1000 }))
  await vi.advanceTimersByTimeAsync(600_000)
  return { ...(await told), looks: look.mock.calls.length }
}

it('notices a successful payment without a response', async () => {
  const waiting = view('requires_action')
  const { outcome, seconds } = await watch(waiting, waiting, view('succeeded'))
  expect({ outcome, seconds }).toEqual({ outcome: 'underWay', seconds: 16 })
})

it('gives the payer all the time they need for the bank', async () => {
  const waiting = Array.from({ length: 60 }, () => view('requires_action'))
  expect(await watch(...waiting, view('processing'))).toMatchObject({
    outcome: 'underWay',
    looks: 61,
  })
})

it.each([
  ['nothing can be learned', null, 32],
  ['the payment never arrives', view('requires_payment_method'), 32],
  ['another card was refused before', view('requires_payment_method', 'pm_0'), 32],
  ['this card was refused', view('requires_payment_method', 'pm_1'), 8],
  ['it was ended', view('canceled'), 8],
])('gives up when %s', async (_, seen, seconds) => {
  expect(await watch(seen)).toMatchObject({ outcome: 'unclear', seconds })
})

it('ends when it is aborted', async () => {
  const needed = new AbortController()
  const look = vi.fn(async () => null)
  const ended = expect(watchIntent(look, null, needed.signal)).rejects.toThrow('enough')
  needed.abort(new Error('enough'))
  await ended
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).not.toHaveBeenCalled()
})
