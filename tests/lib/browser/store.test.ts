import { expect, it, vi } from 'vitest'
import { createStore } from '@/lib/browser/store'

it('a store tells those who listen that it has another value', () => {
  const store = createStore<number | null>(null)
  const [first, second] = [vi.fn(() => store.get()), vi.fn()]
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(1)
  expect(first).toHaveReturnedWith(1)
  stop()
  store.set(2)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledTimes(2)
  expect([store.get(), store.initial]).toEqual([2, null])
})

it('a store of what is kept elsewhere reads it there', () => {
  let kept = 'a'
  const store = createStore('', () => kept)
  const listener = vi.fn()
  store.subscribe(listener)
  kept = 'b'
  store.notify()
  expect([store.get(), store.initial]).toEqual(['b', ''])
  expect(listener).toHaveBeenCalledOnce()
})
