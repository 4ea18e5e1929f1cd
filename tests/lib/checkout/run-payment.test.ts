import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '@/lib/api/errors'
import { PollExceededError } from '@/lib/browser/poll'
import { declines, ports, refused, run, SECRET, submitted, tryAgain } from './payment-ports'
import { aSubscription } from './subscription-fixture'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('runPayment', () => {
  it('reads an active subscription once, and neither confirms nor polls', async () => {
    const given = ports({
      createSubscription: vi.fn(async () => ({ ok: true as const, data: aSubscription('active') })),
      getSubscription: vi.fn(async () => aSubscription('active')),
    })
    const { state, steps } = await run(given)
    expect(steps).toEqual(['creatingSubscription', 'reading', 'succeeded'])
    expect(state.step).toBe('succeeded')
    expect(given.createSubscription).toHaveBeenCalledWith('pm_1')
    expect(given.confirm).not.toHaveBeenCalled()
    expect(given.getSubscription).toHaveBeenCalledTimes(1)
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

  it('creates no payment method for the card on file', async () => {
    const given = ports()
    await run(given, submitted('cardOnFile'))
    expect(given.createMethod).not.toHaveBeenCalled()
    expect(given.createSubscription).toHaveBeenCalledWith(null)
  })

  it('makes no purchase when the card is rejected as a method', async () => {
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

  it('reads 15 times, 500 ms apart, then shows the default error and reports the internal one', async () => {
    const given = ports()
    const began = Date.now()
    const { state } = await run(given)
    expect(given.getSubscription).toHaveBeenCalledTimes(15)
    expect(Date.now() - began).toBe(14 * 500)
    expect(state).toMatchObject({ step: 'failed', failure: { code: 'default', messages: [] } })
    expect(given.report).toHaveBeenCalledWith(expect.any(PollExceededError))
  })

  it('then resumes by reading and polling only: no second purchase, no second confirmation', async () => {
    const given = ports()
    const { state } = await run(given)
    const second = await run(given, tryAgain(state, false))
    expect(second.steps).toEqual(['retrievingIntent', 'polling', 'failed'])
    expect(given.createSubscription).toHaveBeenCalledTimes(1)
    expect(given.confirm).toHaveBeenCalledTimes(1)
    expect(given.getSubscription).toHaveBeenCalledTimes(31)
    expect(given.retrieveIntent).toHaveBeenCalledTimes(1)
  })

  it('accepts a second card for the same purchase after a decline', async () => {
    const confirm = vi.fn().mockResolvedValueOnce(declines).mockResolvedValue({ kind: 'underWay' })
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

  it('creates another purchase when the declined one has other terms', async () => {
    const confirm = vi.fn().mockResolvedValueOnce(declines)
    const given = ports({ confirm })
    const { state } = await run(given)
    const createSubscription = vi.fn(async () => ({
      ok: true as const,
      data: aSubscription('active', { id: 8 }),
    }))
    const getSubscription = vi
      .fn()
      .mockResolvedValueOnce(aSubscription('incomplete', { secret: SECRET }))
      .mockResolvedValue(aSubscription('active', { id: 8 }))
    const anew = { ...given, createSubscription, getSubscription }
    const second = await run(anew, tryAgain(state, false, true))
    expect(second.steps).toEqual(['creatingMethod', 'creatingSubscription', 'reading', 'succeeded'])
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

  it('stops polling at a 401', async () => {
    const given = ports({ getSubscription: vi.fn(async () => Promise.reject(refused(401))) })
    const { state } = await run(given)
    expect(given.getSubscription).toHaveBeenCalledTimes(1)
    expect(state).toMatchObject({ step: 'failed', failure: { code: 'refused' } })
  })

  it('counts other failed reads as attempts, and responses about another purchase too', async () => {
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

  it('stops polling when the payer leaves', async () => {
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
