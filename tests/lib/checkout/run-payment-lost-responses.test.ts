import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '@/lib/api/errors'
import type { Confirmation } from '@/lib/checkout/card-payments'
import { idlePayment } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { ports, refused, run, SECRET, seen, submitted, tryAgain } from './payment-ports'
import { aSubscription } from './subscription-fixture'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('runPayment with lost or wrong responses', () => {
  it('does not trust a purchase that the provider does not know', async () => {
    const given = ports({
      createSubscription: async () => ({ ok: true, data: aSubscription('active', { id: 999 }) }),
      getSubscription: vi.fn(async () => Promise.reject(refused(404))),
    })
    const { state, steps } = await run(given)
    expect(steps).toEqual(['creatingSubscription', 'reading', 'searching', 'failed'])
    expect(state).toMatchObject({ resume: 'check', failure: { code: 'unknownOutcome' } })
  })

  it('does not trust a purchase of another plan', async () => {
    const other = aSubscription('active', { planId: 2 })
    const created = await run(
      ports({ createSubscription: async () => ({ ok: true, data: other }) }),
    )
    expect(created.state).toMatchObject({ step: 'failed', outcomeUnknown: true })
    const read = await run(ports({ getSubscription: vi.fn(async () => other) }))
    expect(read.state).toMatchObject({ step: 'failed', resume: 'check' })
  })

  it('searches the purchase after a 404, and claims nothing when it is not found', async () => {
    const getSubscription = vi.fn(async () => Promise.reject(refused(404)))
    const lost = await run(ports({ getSubscription }))
    expect(getSubscription).toHaveBeenCalledTimes(1)
    expect(lost.state).toMatchObject({
      step: 'failed',
      resume: 'check',
      failure: { code: 'unknownOutcome' },
    })
    const findActive = vi.fn(async () => aSubscription('active', { id: 9 }))
    const found = await run(ports({ getSubscription, findActive }))
    expect(found.state).toMatchObject({ step: 'succeeded', bought: { id: 9 } })
  })

  it.each([403, 404, 409, 418, 422, 429])('finds a purchase after a %i', async (status) => {
    const createSubscription = async () => ({ ok: false as const, error: refused(status) })
    const findActive = vi.fn(async () => aSubscription('active'))
    const { state } = await run(ports({ createSubscription, findActive }))
    expect(state).toMatchObject({ step: 'succeeded', bought: { id: 7 } })
  })

  it('does not search for a purchase when the session has ended', async () => {
    const given = ports({ createSubscription: async () => ({ ok: false, error: refused(401) }) })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'failed', outcomeUnknown: false })
    expect(given.findActive).not.toHaveBeenCalled()
  })

  it('treats a rejection as unknown while it cannot check for the plan', async () => {
    const given = ports({
      createSubscription: async () => ({ ok: false, error: refused(429) }),
      findActive: async () => Promise.reject(new NetworkError('GET', '/v1/subscriptions')),
    })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'failed', outcomeUnknown: true })
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('frame gone'))],
    ['gets no answer', async (): Promise<Confirmation> => ({ kind: 'unclear' })],
  ])('looks up the payment when the card library %s', async (_, confirm) => {
    const standing = vi
      .fn()
      .mockResolvedValueOnce(aSubscription('incomplete'))
      .mockResolvedValue(aSubscription('active'))
    const made = ports({
      confirm,
      retrieveIntent: async () => seen('succeeded'),
      getSubscription: standing,
    })
    expect((await run(made)).steps).toEqual([
      'creatingSubscription',
      'confirming',
      'retrievingIntent',
      'polling',
      'succeeded',
    ])
    const notMade = ports({ confirm, retrieveIntent: async () => seen('requires_payment_method') })
    expect((await run(notMade)).state).toMatchObject({ failure: { code: 'notReceived' } })
    const declined = ports({
      confirm,
      retrieveIntent: async () => seen('requires_payment_method', 'pm_1'),
    })
    expect((await run(declined)).state).toMatchObject({ failure: { messages: ['No.'] } })
    const lost = ports({ confirm, retrieveIntent: async () => Promise.reject(new Error('gone')) })
    expect((await run(lost)).state).toMatchObject({
      step: 'failed',
      resume: 'check',
      failure: { code: 'unknownOutcome' },
    })
  })

  it('continues although the response to the authentication was lost', async () => {
    const given = ports({
      confirm: () => new Promise(() => {}),
      retrieveIntent: vi
        .fn()
        .mockResolvedValueOnce(seen('requires_action'))
        .mockResolvedValue(seen('succeeded')),
      getSubscription: vi.fn(async () => aSubscription('active')),
    })
    const { state } = await run(given)
    expect(state.step).toBe('succeeded')
    expect(given.createSubscription).toHaveBeenCalledTimes(1)
  })

  it('repeats the authentication when the payer comes back, and only once automatically', async () => {
    const found = reducePayment(idlePayment, { type: 'found', subscriptionId: 7, resume: 'check' })
    const given = ports({
      retrieveIntent: vi.fn(async () => seen('requires_action')),
      authenticate: vi.fn(async (): Promise<Confirmation> => ({ kind: 'unclear' })),
    })
    const first = await run(given, found)
    expect(first.steps).toEqual([
      'retrievingIntent',
      'authenticating',
      'retrievingIntent',
      'failed',
    ])
    expect(first.state.failure).toMatchObject({ code: 'bankWaits' })
    expect(given.authenticate).toHaveBeenCalledWith(SECRET)
    const second = await run(given, tryAgain(first.state, false))
    expect(second.steps).toContain('authenticating')
    expect(given.authenticate).toHaveBeenCalledTimes(2)
    expect(given.confirm).not.toHaveBeenCalled()
  })

  it('names the card on file, so that its decline is not mistaken for an earlier one', async () => {
    const given = ports({
      cardOnFileId: 'pm_file',
      confirm: vi.fn(async (): Promise<Confirmation> => ({ kind: 'unclear' })),
      retrieveIntent: async () => seen('requires_payment_method', 'pm_1'),
    })
    const { state } = await run(given, submitted('cardOnFile'))
    expect(given.createSubscription).toHaveBeenCalledWith(null)
    expect(given.confirm).toHaveBeenCalledWith(SECRET, 'pm_file')
    expect(state.failure).toMatchObject({ code: 'notReceived' })
  })
})
