import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePayment } from '@/hooks/checkout/use-payment'
import { NetworkError } from '@/lib/api/errors'
import type { Result } from '@/lib/api/result'
import type { Subscription } from '@/lib/api/subscriptions'
import type { Attempt, PurchaseRequest } from '@/lib/checkout/attempt'
import { loadAttempt, saveAttempt } from '@/lib/checkout/attempt-store'
import { scopeKey } from '@/lib/checkout/purchase-scope'
import type { PaymentPorts } from '@/lib/checkout/run-payment'
import { refused } from '@/tests/lib/checkout/payment-ports'
import { aSubscription } from '@/tests/lib/checkout/subscription-fixture'

const scope = { userId: 'u1', planId: 1, brandId: null }
const active = aSubscription('active')
const submit = { type: 'submit', payWith: 'cardOnFile' } as const
const attempt = (fields: Partial<Attempt>): Attempt => ({
  key: 'k1',
  at: Date.now(),
  stage: 'open',
  subscriptionId: null,
  request: null,
  order: null,
  ...fields,
})
const sentRequest = {
  subscription: { subscriptionPlanId: 1, currency: 'usd' },
} as PurchaseRequest
const never = () => new Promise<never>(() => {})
const ports = (fields: Partial<PaymentPorts> = {}): PaymentPorts => ({
  createMethod: vi.fn(never),
  createSubscription: vi.fn(async () => ({ ok: true as const, data: active })),
  cardOnFileId: 'pm_9',
  confirm: vi.fn(never),
  authenticate: vi.fn(never),
  retrieveIntent: vi.fn(async () => null),
  getSubscription: vi.fn(async () => active),
  findActive: vi.fn(async () => null),
  isAsked: () => true,
  report: vi.fn(),
  ...fields,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

function open(given: Partial<PaymentPorts> = {}) {
  const onSuccess = vi.fn()
  const calls = ports(given)
  const hook = renderHook(() => usePayment({ scope, ports: calls, onSuccess }))
  return { onSuccess, calls, ...hook }
}

it('keeps an attempt from the opened form on', () => {
  const { result } = open()
  expect(loadAttempt(scope)).toMatchObject({ stage: 'open' })
  expect(result.current).toMatchObject({ flags: { loading: false }, busyElsewhere: false })
})

it('goes to its end and keeps what it came to', async () => {
  const { result, onSuccess } = open()
  await act(() => result.current.pay(submit))
  expect(result.current.flags.success).toBe(true)
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(loadAttempt(scope)).toMatchObject({ stage: 'active', subscriptionId: 7 })
})

it('is begun once, however often it is asked for', async () => {
  const { result, calls } = open()
  await act(async () => {
    await Promise.all([result.current.pay(submit), result.current.pay(submit)])
  })
  await act(() => result.current.pay(submit))
  expect(calls.createSubscription).toHaveBeenCalledOnce()
})

it('takes up what a reload has left', async () => {
  saveAttempt(scope, attempt({ stage: 'confirming', subscriptionId: 7 }))
  const { calls, onSuccess } = open()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(calls.getSubscription).toHaveBeenCalledWith(7, expect.any(AbortSignal))
  expect(calls.createSubscription).not.toHaveBeenCalled()
})

it('takes up what another tab has begun meanwhile, instead of another purchase', async () => {
  const { result, calls, onSuccess } = open()
  saveAttempt(scope, attempt({ stage: 'created', subscriptionId: 7 }))
  await act(() => result.current.pay(submit))
  expect(calls.createSubscription).not.toHaveBeenCalled()
  expect(onSuccess).toHaveBeenCalledOnce()
})

it('says that another tab pays, until that one has', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: (lock: null) => unknown) => work(null),
    },
  })
  const { result, calls, onSuccess } = open()
  await act(() => result.current.pay(submit))
  expect(result.current.busyElsewhere).toBe(true)
  expect(calls.createSubscription).not.toHaveBeenCalled()
  const newValue = JSON.stringify(attempt({ stage: 'active', subscriptionId: 7 }))
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: scopeKey(scope), newValue })),
  )
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(result.current.busyElsewhere).toBe(false)
})

it('locks out other tabs under the name of what is bought', async () => {
  const request = vi.fn((_name: string, _options: object, work: (lock: object) => unknown) =>
    work({}),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  const { result } = open()
  await act(() => result.current.pay(submit))
  expect(request.mock.calls[0]![0]).toBe('checkout:u1:1:all')
})

it('ends what it does when the page is left', async () => {
  let signal: AbortSignal | null = null
  const { result, unmount } = open({
    getSubscription: (_id, given) => {
      signal = given
      return never()
    },
  })
  act(() => void result.current.pay(submit))
  await waitFor(() => expect(signal).not.toBeNull())
  unmount()
  expect(signal!.aborted).toBe(true)
})

it.each<[string, Result<Subscription>, Partial<Attempt>]>([
  ['refused', { ok: false, error: refused(401) }, { stage: 'open', request: null }],
  ['done', { ok: true, data: active }, { stage: 'confirming', subscriptionId: 7 }],
  ['lost', { ok: false, error: new NetworkError('POST', '/') }, { key: 'k1', stage: 'sent' }],
])('keeps that what was asked for was %s when the page is left before', async (_, came, kept) => {
  let answer: (result: Result<Subscription>) => void = () => {}
  const { result, unmount, onSuccess } = open({
    createSubscription: () => {
      saveAttempt(scope, attempt({ stage: 'sent', request: sentRequest }))
      return new Promise((resolve) => (answer = resolve))
    },
  })
  let paid = Promise.resolve()
  act(() => void (paid = result.current.pay(submit)))
  await waitFor(() => expect(loadAttempt(scope)?.stage).toBe('sent'))
  unmount()
  answer(came)
  await paid
  expect(loadAttempt(scope)).toMatchObject(kept)
  expect(onSuccess).not.toHaveBeenCalled()
})

it('leaves alone what another visit of the page made of it', async () => {
  let answer: (result: Result<Subscription>) => void = () => {}
  const { result, unmount } = open({
    createSubscription: () => new Promise((resolve) => (answer = resolve)),
  })
  let paid = Promise.resolve()
  act(() => void (paid = result.current.pay(submit)))
  unmount()
  saveAttempt(scope, attempt({ stage: 'confirming', subscriptionId: 7 }))
  answer({ ok: false, error: refused(401) })
  await paid
  expect(loadAttempt(scope)).toMatchObject({ stage: 'confirming', subscriptionId: 7 })
})
