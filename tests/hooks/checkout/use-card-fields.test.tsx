import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCardFields } from '@/hooks/checkout/use-card-fields'
import type { CardProvider } from '@/hooks/checkout/use-card-provider'
import { framedFields } from '@/lib/checkout/payment-fields'

const number = vi.hoisted(() => ({ focus: vi.fn(), clear: vi.fn() }))
vi.mock('@stripe/react-stripe-js', () => ({
  CardNumberElement: 'number',
  CardExpiryElement: 'expiry',
  CardCvcElement: 'cvc',
  useElements: () => ({ getElement: (type: string) => (type === 'number' ? number : null) }),
}))

const retry = vi.fn()
const stripe = {} as Extract<CardProvider, { status: 'ready' }>['stripe']
const ready = { status: 'ready', stripe, retry } as const
const failed: CardProvider = { status: 'failed', stripe: null, retry }

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

const show = (provider: CardProvider = ready, shown = true) =>
  renderHook(() => useCardFields(provider, shown)).result
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('are ready once all three frames are, and not any more when they are gone', () => {
  const fields = show()
  act(() => framedFields.slice(0, 2).forEach(fields.current.onReady))
  expect(fields.current.status).toBe('loading')
  act(() => fields.current.onReady('cvc'))
  expect(fields.current.status).toBe('ready')
  act(() => fields.current.onGone())
  expect(fields.current.status).toBe('loading')
})

it('are late after five seconds, have failed after twenty, and can still come', async () => {
  const fields = show()
  await wait(5000)
  expect(fields.current.status).toBe('late')
  await wait(15_000)
  expect(fields.current.status).toBe('failed')
  act(() => framedFields.forEach(fields.current.onReady))
  expect(fields.current.status).toBe('ready')
})

it('are not waited for while the card on file pays', async () => {
  const fields = show(ready, false)
  await wait(60_000)
  expect(fields.current.status).toBe('loading')
})

it('are not late before their script is even asked for', async () => {
  const fields = show({ status: 'waiting', stripe: null, retry })
  await wait(60_000)
  expect(fields.current.status).toBe('loading')
})

it('have failed with the script, which a retry asks for anew', () => {
  const fields = show(failed)
  expect(fields.current.status).toBe('failed')
  act(() => fields.current.retry())
  expect(retry).toHaveBeenCalledOnce()
})

it('are asked for in a new round when only they did not come', async () => {
  const fields = show()
  await wait(20_000)
  act(() => fields.current.retry())
  expect(fields.current).toMatchObject({ status: 'loading', round: 1 })
  expect(retry).not.toHaveBeenCalled()
})

it('are emptied and focused for another card, as soon as they are there', () => {
  const fields = show()
  act(() => fields.current.startOver())
  expect(number.clear).toHaveBeenCalledOnce()
  number.focus.mockClear()
  act(() => fields.current.onReady('cardNumber'))
  expect(number.focus).toHaveBeenCalledOnce()
  act(() => fields.current.onReady('cardNumber'))
  expect(number.focus).toHaveBeenCalledOnce()
})
