import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArrivalScript } from '@/components/runtime/inline-scripts'
import { readFlow, updateFlow } from '@/lib/flow/flow-store'

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Runs the script as a page with this query does that is reached from there. */
function arrive(query: string, from = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  history.replaceState(null, '', `/${query}`)
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<ArrivalScript />), 'text/html')
  window.eval(page.querySelector('script')!.textContent)
}

it('remembers what a visitor arrives with, beside what the steps know', () => {
  updateFlow({ email: 'a@example.com' })
  arrive('?brand=yoga&referrer_id=R1&onSuccessPurchase=%2Fschedule&onBack=%2Fx&utm=1')
  expect(readFlow()).toMatchObject({
    email: 'a@example.com',
    queryParams: { referrer_id: 'R1', onSuccessPurchase: '/schedule' },
  })
})

it('keeps it for addresses without any, and until others are brought', () => {
  arrive('?referrer_id=R1&sp=2')
  arrive('?brand=yoga')
  arrive('')
  arrive('?sp=3', `${location.origin}/schedule`)
  expect(readFlow().queryParams).toEqual({ referrer_id: 'R1', sp: '2' })
  arrive('?flow=public', 'https://news.example/')
  expect(readFlow().queryParams).toEqual({ flow: 'public' })
})

it('stays quiet where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(() => arrive('?referrer_id=R1')).not.toThrow()
})
