import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '@/lib/api/errors'
import { idlePayment, type PaymentState } from '@/lib/checkout/payment-state'
import { reducePayment } from '@/lib/checkout/reduce-payment'
import { type PaymentPorts, runPayment } from '@/lib/checkout/run-payment'
import { PollExceededError } from '@/lib/poll'
import { aSubscription } from './subscription-fixture'

const SECRET = 'pi_1_secret_x'
const refused = (status: number, ...messages: string[]) =>
  new ApiError({ method: 'POST', path: '/v1/subscriptions/web', status, code: 'refused', messages })

function ports(over: Partial<PaymentPorts> = {}) {
  return {
    createMethod: vi.fn(async () => ({ ok: true as const, data: 'pm_1' })),
    createSubscription: vi.fn(async () => ({
      ok: true as const,
      data: aSubscription('incomplete', { secret: SECRET }),
    })),
    confirm: vi.fn(async () => ({ ok: true as const, data: undefined })),
    getSubscription: vi.fn(async () => aSubscription('incomplete', { secret: SECRET })),
    report: vi.fn(),
    ...over,
  }
}

/** Runs to the end on a fake clock; gives back the last state and every step passed through. */
async function run(given: PaymentPorts, start = submitted('newCard'), signal = neverAborted()) {
  const steps: PaymentState['step'][] = []
  const running = runPayment(start, given, (state) => steps.push(state.step), signal)
  await vi.runAllTimersAsync()
  return { state: await running, steps }
}

const neverAborted = () => new AbortController().signal
const submitted = (payWith: PaymentState['payWith']) =>
  reducePayment(idlePayment, { type: 'submit', payWith })
const tryAgain = (state: PaymentState, newCard: boolean, outdated = false) =>
  reducePayment(state, { type: 'tryAgain', payWith: 'newCard', newCard, outdated })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('runPayment', () => {
  it('succeeds at once when the subscription is active, without confirming or polling', async () => {
    const given = ports({
      createSubscription: vi.fn(async () => ({ ok: true as const, data: aSubscription('active') })),
    })
    const { state } = await run(given)
    expect(state.step).toBe('succeeded')
    expect(given.createSubscription).toHaveBeenCalledWith('pm_1')
    expect(given.confirm).not.toHaveBeenCalled()
    expect(given.getSubscription).not.toHaveBeenCalled()
  })

  it('confirms with the secret and the method, then polls until active', async () => {
    const getSubscription = vi
      .fn()
      .mockResolvedValueOnce(aSubscription('incomplete'))
      .mockResolvedValue(aSubscription('active'))
    const given = ports({ getSubscription })
    const { state, steps } = await run(given)
    expect(steps).toEqual(['creatingSubscription', 'confirming', 'polling', 'succeeded'])
    expect(given.confirm).toHaveBeenCalledWith(SECRET, 'pm_1')
    expect(getSubscription).toHaveBeenCalledTimes(2)
    expect(state.bought?.status).toBe('active')
  })

  it('creates no method for the card on file', async () => {
    const given = ports()
    await run(given, submitted('cardOnFile'))
    expect(given.createMethod).not.toHaveBeenCalled()
    expect(given.createSubscription).toHaveBeenCalledWith(null)
  })

  it('makes no purchase when the card is refused as a method', async () => {
    const given = ports({
      createMethod: async () => ({
        ok: false,
        failure: { code: 'expired_card', messages: ['Your card has expired.'] },
      }),
    })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'idle', failure: { messages: ['Your card has expired.'] } })
    expect(given.createSubscription).not.toHaveBeenCalled()
  })

  it('reads 15 times, 500 ms apart, then shows the default and reports the internal text', async () => {
    const given = ports()
    const began = Date.now()
    const { state } = await run(given)
    expect(given.getSubscription).toHaveBeenCalledTimes(15)
    expect(Date.now() - began).toBe(14 * 500)
    expect(state).toMatchObject({ step: 'failed', failure: { code: 'default', messages: [] } })
    expect(given.report).toHaveBeenCalledWith(expect.any(PollExceededError))
  })

  it('resumes after that by reading and polling alone: no second purchase, no second confirmation', async () => {
    const given = ports()
    const { state } = await run(given)
    const second = await run(given, tryAgain(state, false))
    expect(second.steps).toEqual(['polling', 'failed'])
    expect(given.createSubscription).toHaveBeenCalledTimes(1)
    expect(given.confirm).toHaveBeenCalledTimes(1)
    expect(given.getSubscription).toHaveBeenCalledTimes(31)
  })

  it('takes a second card for the same purchase after a decline', async () => {
    const confirm = vi
      .fn()
      .mockResolvedValueOnce({ ok: false, failure: { code: 'card_declined', messages: ['No.'] } })
      .mockResolvedValue({ ok: true, data: undefined })
    const createMethod = vi
      .fn()
      .mockResolvedValueOnce({ ok: true, data: 'pm_1' })
      .mockResolvedValue({ ok: true, data: 'pm_2' })
    const getSubscription = vi
      .fn()
      .mockResolvedValueOnce(aSubscription('incomplete', { secret: SECRET }))
      .mockResolvedValue(aSubscription('active'))
    const given = ports({ confirm, createMethod, getSubscription })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'failed', failure: { messages: ['No.'] } })
    const second = await run(given, tryAgain(state, true))
    expect(second.state.step).toBe('succeeded')
    expect(given.createSubscription).toHaveBeenCalledTimes(1)
    expect(confirm).toHaveBeenLastCalledWith(SECRET, 'pm_2')
  })

  it('asks for another purchase when the declined one is for other terms', async () => {
    const confirm = vi
      .fn()
      .mockResolvedValueOnce({ ok: false, failure: { code: 'card_declined', messages: ['No.'] } })
    const given = ports({ confirm })
    const { state } = await run(given)
    const createSubscription = vi.fn(async () => ({
      ok: true as const,
      data: aSubscription('active', { id: 8 }),
    }))
    const second = await run({ ...given, createSubscription }, tryAgain(state, false, true))
    expect(second.steps).toEqual(['creatingMethod', 'creatingSubscription', 'succeeded'])
    expect(createSubscription).toHaveBeenCalledTimes(1)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['no answer', new NetworkError('POST', '/v1/subscriptions/web'), true],
    ['a failing host', refused(503), true],
    ['an unreadable answer', refused(201), true],
    ['a refusal', refused(422, 'Payment could not be started.'), false],
  ])('knows after %s whether the purchase may have happened', async (_, error, outcomeUnknown) => {
    const given = ports({ createSubscription: async () => ({ ok: false, error }) })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'failed', outcomeUnknown })
    expect(state.failure?.messages).toEqual(outcomeUnknown ? [] : ['Payment could not be started.'])
  })

  it.each([401, 404])('stops polling at a %i', async (status) => {
    const given = ports({ getSubscription: vi.fn(async () => Promise.reject(refused(status))) })
    const { state } = await run(given)
    expect(given.getSubscription).toHaveBeenCalledTimes(1)
    expect(state).toMatchObject({ step: 'failed', failure: { code: 'refused' } })
  })

  it('counts other failed reads as attempts, and answers about another purchase too', async () => {
    const getSubscription = vi
      .fn()
      .mockRejectedValueOnce(refused(500))
      .mockRejectedValueOnce(new NetworkError('GET', '/v1/subscriptions/web/7'))
      .mockResolvedValueOnce(aSubscription('active', { id: 8 }))
      .mockResolvedValue(aSubscription('active'))
    const { state } = await run(ports({ getSubscription }))
    expect(getSubscription).toHaveBeenCalledTimes(4)
    expect(state.step).toBe('succeeded')
  })

  it('takes a fault of the card library for a failure without words', async () => {
    const given = ports({ confirm: async () => Promise.reject(new Error('frame gone')) })
    const { state } = await run(given)
    expect(state).toMatchObject({ step: 'failed', failure: { code: 'default', messages: [] } })
    expect(given.report).toHaveBeenCalled()
  })

  it('stops asking when the payer leaves', async () => {
    const leaving = new AbortController()
    const getSubscription = vi.fn(async () => {
      if (getSubscription.mock.calls.length === 3) leaving.abort()
      return aSubscription('incomplete')
    })
    const { steps } = await run(ports({ getSubscription }), undefined, leaving.signal)
    expect(getSubscription).toHaveBeenCalledTimes(3)
    expect(steps.at(-1)).toBe('polling')
  })
})
