import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSignInTarget } from '@/hooks/join/use-sign-in-target'
import { clearFlow, updateFlow } from '@/lib/flow/flow-store'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const yogaPlan = {
  id: 7,
  status: 'active',
  brand: { id: 4, external_id: '4', name: 'Yoga' },
  subscription_plan: {
    id: 2,
    name: 'One practice',
    plan_type: 'single',
    price: 14.99,
    currency: 'usd',
    interval: 'month',
  },
}
beforeEach(() => {
  clearFlow()
  respondToCalls(() => ({
    'GET /api/v1/subscriptions': () => Response.json({ data: [yogaPlan] }),
  }))
})
afterEach(() => vi.unstubAllGlobals())

function target(query: string) {
  history.replaceState(null, '', `/login${query}`)
  return renderHook(() => useSignInTarget('en')).result.current()
}

it.each([
  ['to its target', '?onSignInRedirectTo=%2Fschedule&sp=3', '/schedule'],
  ['to the plan of a link that was followed early', '?sp=3', '/subscribe/payment?sp=3'],
  [
    'to the first step for what was pressed',
    '?pendingAction=book-5',
    '/email-lookup?pendingAction=book-5',
  ],
  ['home, in the brand of the only plan', '', '/?brand=yoga'],
  ['home, in the brand of the address', '?brand=barre', '/?brand=barre'],
])('the login leads %s', async (_, query, path) => {
  expect(await target(query)).toBe(path)
})

it('the login leads home, in the brand that was chosen before', async () => {
  updateFlow({ brandChoice: { id: 6, externalId: '6' } })
  expect(await target('')).toBe('/?brand=pilates')
})

it.each(['https://evil.example', '//evil.example', '/..//evil.example', '/\\evil.example'])(
  'the login leads home instead of to %s',
  async (hostile) => {
    const query = `?brand=barre&onSignInRedirectTo=${encodeURIComponent(hostile)}`
    expect(await target(query)).toBe('/?brand=barre')
  },
)
