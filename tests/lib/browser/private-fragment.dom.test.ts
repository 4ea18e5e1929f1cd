import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgetFragment,
  keepFragment,
  keptFragment,
  readFragment,
} from '@/lib/browser/private-fragment'

beforeEach(() => {
  delete window.privateFragment
  window.history.replaceState(null, '', '/')
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

describe('kept over a reload', () => {
  const reload = () => delete window.privateFragment

  beforeEach(() => {
    window.history.replaceState({ of: 'Next' }, '', '/subscribe/payment-public?sp=1#email=a')
    keepFragment()
  })

  it('values are read again, and the address does not show them', () => {
    reload()
    expect(readFragment()).toBe('#email=a')
    expect(history.state).toMatchObject({ of: 'Next' })
    expect(location.href).not.toContain('email')
  })

  it('they are handed on by who replaces the state of the entry', () => {
    window.history.replaceState(keptFragment(), '', '?tab=plan')
    reload()
    expect(readFragment()).toBe('#email=a')
  })

  it('another link takes their place', () => {
    window.history.replaceState(history.state, '', '#email=b')
    expect(readFragment()).toBe('#email=b')
  })

  it('they are gone once they are somebody else’s', () => {
    forgetFragment()
    reload()
    expect(readFragment()).toBe('')
    expect(JSON.stringify(history.state)).not.toContain('email')
  })
})

it('keeps nothing without being told to', () => {
  window.history.replaceState(null, '', '/forgot-password#token=t')
  expect(readFragment()).toBe('#token=t')
  expect(history.state).toBeNull()
})
