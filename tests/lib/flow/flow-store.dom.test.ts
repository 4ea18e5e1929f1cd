import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearFlow, flowStore, readFlow, updateFlow } from '@/lib/flow/flow-store'
import { emptyFlow } from '@/lib/flow/flow-state'

beforeEach(() => {
  sessionStorage.clear()
  clearFlow()
})

describe('the state of the flow', () => {
  it('is the same object from one read to the next', () => {
    updateFlow({ email: 'a@example.com', planId: 2, planType: 'single' })
    expect(readFlow()).toMatchObject({ email: 'a@example.com', planId: 2, planType: 'single' })
    expect(readFlow()).toBe(readFlow())
  })

  it('keeps the given fields when it is cleared', () => {
    updateFlow({ email: 'a@example.com', planId: 2 })
    clearFlow({ queryParams: { brand: 'yoga' } })
    expect(readFlow()).toEqual({ ...emptyFlow, queryParams: { brand: 'yoga' } })
    clearFlow()
    expect(sessionStorage).toHaveLength(0)
  })

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const stop = flowStore.subscribe(listener)
    updateFlow({ planId: 1 })
    stop()
    updateFlow({ planId: 3 })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['not JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a text', '"x"'],
  ])('is empty when the storage has %s', (_, raw) => {
    sessionStorage.setItem('flow', raw)
    expect(readFlow()).toEqual(emptyFlow)
  })

  it('drops single invalid fields', () => {
    sessionStorage.setItem(
      'flow',
      JSON.stringify({
        email: 7,
        planId: '2',
        planType: 'both',
        brandChoice: { id: 4, externalId: '4' },
        queryParams: { brand: 'yoga', other: 'x', sp: 3 },
        foundAccounts: [{ id: 1, email: 'm@example.com', studio: { id: 1, name: 'Studio' } }, 5],
      }),
    )
    expect(readFlow()).toEqual({
      ...emptyFlow,
      brandChoice: { id: 4, externalId: '4' },
      queryParams: { brand: 'yoga' },
      foundAccounts: [
        {
          id: 1,
          email: 'm@example.com',
          initials: null,
          studio: { id: 1, name: 'Studio', city: null },
          brand: null,
        },
      ],
    })
  })
})
