import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { QueryPassthroughScript } from '@/components/runtime/query-passthrough-script'
import { readFlow } from '@/lib/flow/flow-store'
import { renderOnServer } from '@/tests/support/render-on-server'

function runScript() {
  const frame = document.createElement('div')
  frame.innerHTML = renderOnServer(<QueryPassthroughScript />)
  window.eval(frame.querySelector('script')!.textContent)
}

beforeAll(runScript)

afterEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** The URL of a link after a click on an element inside it, on a page with this query. */
function followed(query: string, html: string, keys: MouseEventInit = {}): string {
  history.replaceState(null, '', `/plans?${query}`)
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: html }} />)
  const link = container.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(container.querySelector('span')!, keys)
  return link.getAttribute('href')!.replace(location.origin, '')
}

const link = (href: string, but = '') =>
  `<a href="${href}" data-passthrough-except="${but}"><span>Choose</span></a>`

const choice = { planId: 3, planType: 'all', offer: { id: 8, planId: 3, brandIds: [] } }
const choiceLink = (href: string) =>
  `<a href="${href}" data-passthrough-except data-choice='${JSON.stringify(choice)}'><span>Take</span></a>`

it.each([
  [
    'adds what it does not have',
    'referrer_id=R1&onSuccessPurchase=/a?b%3D1',
    '/pay?sp=3',
    '',
    '/pay?sp=3&referrer_id=R1&onSuccessPurchase=%2Fa%3Fb%3D1',
  ],
  ['keeps what it has', 'sp=1&irclickid=c', '/pay?sp=3', '', '/pay?sp=3&irclickid=c'],
  ['takes the plan along', 'sp=2', '/pay?brand=yoga', '', '/pay?brand=yoga&sp=2'],
  ['takes the way back along', 'onBack=%2Fplans', '/pay?sp=3', '', '/pay?sp=3&onBack=%2Fplans'],
  ['leaves out what it says', 'sp=2&flow=public', '/plans', 'sp', '/plans?flow=public'],
  [
    'leaves brands to the link',
    'brand=yoga&brand_id=4&external_id=4&sp=2',
    '/pay',
    '',
    '/pay?sp=2',
  ],
  ['leaves out what is no step’s', 'utm=x&sp=', '/pay', '', '/pay'],
  ['leaves out what is too long', `onBack=${'x'.repeat(2049)}`, '/pay', '', '/pay'],
])('%s', (_, query, href, but, expected) => {
  expect(followed(query, link(href, but))).toBe(expected)
})

it.each([
  ['adds what the visitor arrived with', '', '/plans?referrer_id=R1&store_id=9'],
  ['prefers the address', 'referrer_id=R2', '/plans?store_id=9&referrer_id=R2'],
  ['leaves a store behind once a plan was chosen', 'sp=2', '/plans?referrer_id=R1&sp=2'],
])('%s, as the link does after hydration', (_, query, expected) => {
  const queryParams = { referrer_id: 'R1', store_id: '9' }
  sessionStorage.setItem('flow', JSON.stringify({ queryParams }))
  expect(followed(query, link('/plans'))).toBe(expected)
})

it('adds what the address has where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(followed('sp=2', link('/plans'))).toBe('/plans?sp=2')
})

it('keeps a plan in the tab that is not written beside a store', () => {
  const queryParams = { sp: '1', referrer_id: 'R1' }
  sessionStorage.setItem('flow', JSON.stringify({ email: 'ada@example.com', queryParams }))
  expect(followed('store_id=9', choiceLink('/pay?sp=3'))).toBe('/pay?referrer_id=R1&store_id=9')
  expect(readFlow()).toMatchObject({ planId: 3, email: 'ada@example.com' })
  expect(readFlow().queryParams).toEqual({ referrer_id: 'R1' })
})

it('keeps the offer that was chosen, and its place in the address', () => {
  expect(followed('offer_id=7', choiceLink('/pay?sp=3&offer_id=8'))).toBe('/pay?sp=3&offer_id=8')
  expect(readFlow().offer).toMatchObject({ id: 8, planId: 3 })
  expect(followed('flow=public', choiceLink('/subscribe/payment?sp=3&offer_id=8'))).toBe(
    '/subscribe/payment-public?sp=3&offer_id=8&flow=public',
  )
})

it('leaves out the store where the plan cannot be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is refused')
  })
  expect(followed('store_id=9', choiceLink('/pay?sp=3'))).toBe('/pay?sp=3')
})

it('names the plan, not the store, in another tab, which remembers nothing', () => {
  const elsewhere = { ctrlKey: true }
  expect(followed('store_id=9', choiceLink('/pay?sp=3'), elsewhere)).toBe('/pay?sp=3')
  expect(readFlow().planId).toBeNull()
})

it('hides the steps to an account from those who pay without one', () => {
  expect(document.documentElement.dataset.flow).toBeUndefined()
  history.replaceState(null, '', '/subscription-plan-selector?flow=public')
  runScript()
  expect(document.documentElement.dataset.flow).toBe('public')
  delete document.documentElement.dataset.flow
})

it('is inert where the browser renders it', () => {
  const { container } = render(<QueryPassthroughScript />)
  expect(container.querySelector('script')).toMatchObject({ type: 'text/plain', textContent: '' })
})

it('does not change other links', () => {
  expect(followed('sp=2', '<a href="/pay"><span>Pay</span></a>')).toBe('/pay')
})

it.each([
  ['book-12', 'book-12'],
  ['book-x', undefined],
  ['', undefined],
])('keeps room for what was pressed only if it can be: %s', (given, kept) => {
  history.replaceState(null, '', `/email-lookup?pendingAction=${given}`)
  runScript()
  expect(document.documentElement.dataset.pendingAction).toBe(kept)
  delete document.documentElement.dataset.pendingAction
})
