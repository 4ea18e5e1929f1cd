import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '@/lib/storage/forget-person'
import type { Attempt } from '@/lib/checkout/attempt'
import { lastBought, loadAttempt, onAttemptChange, saveAttempt } from '@/lib/checkout/attempt-store'
import { save20 } from '@/tests/support/save20'

const scope = { userId: 'u1', planId: 1, brandId: null }
const attempt: Attempt = {
  key: 'k1',
  at: 5,
  stage: 'open',
  subscriptionId: null,
  request: null,
  order: null,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the store of attempts', () => {
  it('returns what was stored, only for the same user, plan and brand', () => {
    saveAttempt(scope, attempt)
    expect(loadAttempt(scope)).toEqual(attempt)
    expect(loadAttempt({ ...scope, userId: 'u2' })).toBeNull()
    expect(loadAttempt({ ...scope, planId: 2 })).toBeNull()
    expect(loadAttempt({ ...scope, brandId: 4 })).toBeNull()
  })

  it('keeps what the payer saw, including the promotion code', () => {
    const order = { terms: '{}', promotion: save20, currency: 'usd', regular: { amount: 9, at: 1 } }
    saveAttempt(scope, { ...attempt, order })
    expect(loadAttempt(scope)?.order).toEqual(order)
  })

  it('falls back to this tab when the shared storage is unavailable', () => {
    const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    sessionStorage.setItem('checkout:u1:1:all', JSON.stringify(attempt))
    expect(loadAttempt(scope)).toEqual(attempt)
    refuse.mockRestore()
  })

  it.each(['{', 'null', '[]', '{"key":1}', '{"key":"k","at":1,"stage":"paid"}'])(
    'treats %s as empty',
    (raw) => {
      localStorage.setItem('checkout:u1:1:all', raw)
      expect(loadAttempt(scope)).toBeNull()
    },
  )

  it('finds the newest purchase of a user', () => {
    saveAttempt(scope, { ...attempt, stage: 'active', subscriptionId: 7, at: 1 })
    saveAttempt({ ...scope, planId: 2 }, { ...attempt, stage: 'active', subscriptionId: 8, at: 2 })
    saveAttempt({ ...scope, planId: 3 }, { ...attempt, stage: 'created', subscriptionId: 9, at: 3 })
    saveAttempt(
      { ...scope, userId: 'u2' },
      { ...attempt, stage: 'active', subscriptionId: 10, at: 4 },
    )
    expect(lastBought('u1')?.subscriptionId).toBe(8)
    expect(lastBought('u3')).toBeNull()
  })

  it('forgets a user at sign-out and nothing else', () => {
    localStorage.setItem('other', 'x')
    sessionStorage.setItem('flow', '{}')
    sessionStorage.setItem('checkout-draft', '{}')
    saveAttempt(scope, attempt)
    forgetPerson()
    expect(loadAttempt(scope)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage.getItem('other')).toBe('x')
  })

  it('is notified by other tabs until it unsubscribes', () => {
    const heard = vi.fn()
    const stop = onAttemptChange(scope, heard)
    const change = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(attempt) }))
    change('checkout:u1:1:all')
    change('checkout:u1:2:all')
    stop()
    change('checkout:u1:1:all')
    expect(heard.mock.calls).toEqual([[attempt]])
  })
})
