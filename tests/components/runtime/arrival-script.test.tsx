import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'
import { ARRIVAL_SCRIPT } from '@/lib/inline-scripts/compiled'

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Runs the script on a page with this query that was reached from `from`. */
function arrive(query: string, from = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  history.replaceState(null, '', `/${query}`)
  window.eval(ARRIVAL_SCRIPT)
}

it('stores the parameters of a landing URL beside the flow state', () => {
  updateFlow({ email: 'a@example.com' })
  arrive('?brand=yoga&referrer_id=R1&onSuccessPurchase=%2Fschedule&onBack=%2Fx&utm=1')
  expect(readFlow()).toMatchObject({
    email: 'a@example.com',
    queryParams: { referrer_id: 'R1', onSuccessPurchase: '/schedule' },
  })
})

it('keeps them for URLs without any, until there are others', () => {
  arrive('?referrer_id=R1&sp=2')
  arrive('?brand=yoga')
  arrive('')
  arrive('?sp=3', `${location.origin}/schedule`)
  expect(readFlow().queryParams).toEqual({ referrer_id: 'R1', sp: '2' })
  arrive('?flow=public', 'https://news.example/')
  expect(readFlow().queryParams).toEqual({ flow: 'public' })
})

it('does not throw when storage is unavailable', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => arrive('?referrer_id=R1')).not.toThrow()
})
