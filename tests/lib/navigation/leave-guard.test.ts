import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runHeaderClose } from '@/lib/navigation/header-close'
import { guardLeaving, leaveGuarded } from '@/lib/navigation/leave-guard'

const navigation = new EventTarget()
const ask = vi.fn()
const goBack = vi.fn()
const back = vi.fn()
let end: () => void

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', { navigation, history: { back } })
  end = guardLeaving(ask)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

/** A navigation; returns whether the page may be left. */
function navigate(navigationType: string, cancelable = true): boolean {
  const event = Object.assign(new Event('navigate', { cancelable }), { navigationType })
  return navigation.dispatchEvent(event)
}

it('asks before the browser goes back, and lets it once that is allowed', () => {
  expect(navigate('traverse')).toBe(false)
  expect(ask).toHaveBeenCalledOnce()
  leaveGuarded(goBack)
  expect([back.mock.calls.length, goBack.mock.calls.length]).toEqual([1, 0])
  expect(navigate('traverse')).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
})

it('asks for the icons of the header, which go their own way back', () => {
  navigate('traverse')
  expect(runHeaderClose()).toBe(true)
  leaveGuarded(goBack)
  expect([back.mock.calls.length, goBack.mock.calls.length]).toEqual([0, 1])
})

it('does not stand in the way of links, and of what cannot be held up', () => {
  expect(navigate('push')).toBe(true)
  expect(navigate('traverse', false)).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

it('is over afterwards', () => {
  end()
  expect(navigate('traverse')).toBe(true)
  expect(runHeaderClose()).toBe(false)
})
