import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PublicSuccessScreen } from '@/components/checkout/public-success-screen'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { clearFlow, updateFlow } from '@/lib/flow/flow-store'
import { aSubscription } from '@/tests/lib/checkout/subscription-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

const LOOK = 'POST /api/v1/public/purchase_claims'
const CLAIM = 'PUT /api/v1/public/purchase_claims'
const claim = (outcome: string | null) => () =>
  Response.json({
    email: 'ada@example.com',
    plan_name: 'One practice, monthly',
    language: 'en',
    brand_name: 'Yoga',
    amount: 14.99,
    currency: 'usd',
    expires_at: '2026-12-06T10:00:00.000Z',
    outcome,
  })
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearFlow()
  delete window.privateFragment
  answers = {}
  calls = respondToCalls(() => answers)
})
afterEach(() => vi.unstubAllGlobals())

function open(fragment = '') {
  window.history.replaceState(null, '', `/subscribe/subscription-success-public${fragment}`)
  return render(<PublicSuccessScreen />, { wrapper: PageWrapper })
}

it('says what was bought, and where the mail goes that finishes the account', async () => {
  updateFlow({ purchase: boughtPlan(aSubscription('active'), { plan: null, regular: null }) })
  const { unmount } = open('#email=ada%40example.com')
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeDefined()
  expect(screen.getByText('ada@example.com')).toBeDefined()
  expect(location.hash).toBe('')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ada@example.com')
  unmount()
  delete window.privateFragment
  open()
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeDefined()
  expect(screen.getByText(/Check your email to finish your account/)).toBeDefined()
})

it('claims nothing for whoever opens its address without a purchase', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
  expect(calls).toEqual([])
})

it('shows the purchase of a mailed link, and adds it only when asked', async () => {
  answers = { [LOOK]: claim(null), [CLAIM]: claim('attached') }
  open('#claim=abc')
  expect(await screen.findByText('You paid $14.99.')).toBeDefined()
  expect(location.hash).toBe('')
  expect(calls).toEqual([LOOK])
  await userEvent.click(screen.getByRole('button', { name: 'Add to my account' }))
  expect(await screen.findByRole('heading', { name: 'It’s in your account!' })).toBeDefined()
})

it.each([
  ['attached', 'This plan is already in your account'],
  ['duplicate', 'You already had this plan'],
])('says what became of a purchase that was %s before', async (outcome, title) => {
  answers = { [LOOK]: claim(outcome) }
  open('#claim=abc')
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull()
})

it('says that a link no longer works, and tries again when nothing answered', async () => {
  answers = { [LOOK]: fail }
  open('#claim=abc')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers = { [LOOK]: () => Response.json({ error: 'Not found' }, { status: 404 }) }
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined()
})

it('keeps the purchase in sight when adding it fails', async () => {
  answers = { [LOOK]: claim(null), [CLAIM]: fail }
  open('#claim=abc')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my account' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByText('You paid $14.99.')).toBeDefined()
})
