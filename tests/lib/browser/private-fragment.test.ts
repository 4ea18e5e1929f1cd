// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { readFragment } from '@/lib/browser/private-fragment'

beforeEach(() => {
  delete window.privateFragment
})

it('takes private values out of the address at once and keeps them for the page', () => {
  window.history.replaceState(
    { some: 'state' },
    '',
    '/subscribe/payment-public?sp=1#email=a%40b.example',
  )
  expect(readFragment()).toBe('#email=a%40b.example')
  expect(location.href).toMatch(/\/subscribe\/payment-public\?sp=1$/)
  expect(history.state).toEqual({ some: 'state' })
  expect(readFragment()).toBe('#email=a%40b.example')
})

it('leaves the target of a skip link where it is', () => {
  window.history.replaceState(null, '', '/subscribe/payment-public#main')
  expect(readFragment()).toBe('')
  expect(location.hash).toBe('#main')
})
