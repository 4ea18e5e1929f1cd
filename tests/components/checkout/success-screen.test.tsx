import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SuccessScreen } from '@/components/checkout/success-screen'
import { clearFlow, readFlow, updateFlow } from '@/lib/flow/flow-store'
import messages from '@/messages/en.json'
import { type Answer, respondToCalls, hang } from '@/tests/support/respond-to-calls'
import { leadsTo } from '@/tests/support/leads-to'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

const LIST = 'GET /api/v1/subscriptions'
const page = (data: object[]) => () => Response.json({ data, paging: { next_page: null } })
const charge = { amount: 31.94, tax: 1.95, currency: 'usd', at: '2026-11-22T10:00:00.000Z' }
const yoga = {
  id: 7,
  status: 'active',
  charged: charge,
  next_charge: { ...charge, at: '2026-12-22T10:00:00.000Z' },
  brand: { id: 4, external_id: '4', name: 'Yoga' },
  subscription_plan: {
    id: 1,
    name: 'One practice, monthly',
    plan_type: 'single',
    interval: 'month',
    price: 29.99,
    currency: 'usd',
  },
}
let answers: Record<string, Answer>

beforeEach(() => {
  answers = {
    ...memberSession,
    [LIST]: page([yoga]),
  }
  respondToCalls(() => answers)
  localStorage.clear()
  sessionStorage.clear()
  clearFlow()
  signIn()
  window.history.replaceState(null, '', '/subscribe/subscription-success')
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (locale: 'en' | 'es' = 'en') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <SuccessScreen nativeApp={null} appTexts={{ openInApp: '', appMissing: '' }} />
    </NextIntlClientProvider>,
    { wrapper: PageWrapper },
  )
const hrefOf = (link: Element) => link.getAttribute('href')
const read = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ')

it('is a skeleton while the purchase is looked up', async () => {
  answers[LIST] = hang
  open()
  expect(await screen.findByRole('status', { name: 'Looking up your plan' })).toBeDefined()
})

it('says what was bought, what was charged and what comes next', async () => {
  open()
  await screen.findByRole('heading', { name: 'You’re in!' })
  const said = read(document.querySelector('.success-bought'))
  expect(said).toContain('One practice, monthly, Yoga')
  expect(said).toContain('We charged $31.94 to your card.')
  expect(said).toMatch(/\$31\.94 .*December 22/)
  expect(screen.getByRole('link', { name: 'Book a live class' }).getAttribute('href')).toBe(
    '/schedule',
  )
})

it('says that nothing was charged for a trial', async () => {
  answers[LIST] = page([{ ...yoga, in_trial: true, charged: null }])
  open()
  await screen.findByRole('heading', { name: 'Your free trial has started!' })
  expect(read(document.querySelector('.success-bought'))).not.toContain('We charged')
})

it('forgets what the visit was about, and nothing else', async () => {
  updateFlow({ queryParams: { sp: '3' }, email: 'ada@example.com' })
  open()
  await screen.findByRole('heading', { name: 'You’re in!' })
  expect(readFlow()).toMatchObject({ queryParams: {}, email: 'ada@example.com' })
})

it('says so when the purchase cannot be looked up; trying again brings it', async () => {
  answers[LIST] = () => Response.json({}, { status: 503 })
  open()
  await screen.findByRole('heading', { name: /couldn’t look up/ })
  answers[LIST] = page([yoga])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'You’re in!' })
})

it('says so when it cannot be told who is there; trying again brings the purchase', async () => {
  const session = answers['GET /api/auth/session']!
  answers['GET /api/auth/session'] = () => Response.json({}, { status: 503 })
  open()
  await screen.findByRole('heading', { name: /couldn’t look up/ })
  answers['GET /api/auth/session'] = session
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'You’re in!' })
})

it('leads guests to the login and back', async () => {
  signOut()
  const left = leadsTo()
  open()
  await waitFor(() =>
    expect(left).toEqual(['/login?onSignInRedirectTo=%2Fsubscribe%2Fsubscription-success']),
  )
})

it('leads people without a plan to the plans', async () => {
  answers[LIST] = page([])
  const left = leadsTo()
  open()
  await waitFor(() => expect(left).toEqual(['/subscription-plan-selector']))
})

it('leads on to the brand of the visit', async () => {
  window.history.replaceState(null, '', '/subscribe/subscription-success?external_id=4')
  open()
  expect(hrefOf(await screen.findByRole('link', { name: 'Continue' }))).toBe('/?brand=yoga')
  const next = [...document.querySelectorAll('.success-next a')].map(hrefOf)
  expect(next).toEqual([
    '/schedule?brand=yoga',
    '/classes/workouts?brand=yoga',
    '/account/subscriptions?brand=yoga',
  ])
})

it('leads on to where the visit was to end, in its language', async () => {
  const target = encodeURIComponent('/es/video-detail?id=3')
  const address = `/es/subscribe/subscription-success?onSuccessPurchase=${target}`
  window.history.replaceState(null, '', address)
  open('es')
  expect(hrefOf(await screen.findByRole('link', { name: 'Continue' }))).toBe(
    '/es/video-detail?id=3',
  )
  expect(hrefOf(screen.getByRole('link', { name: 'Book a live class' }))).toBe('/es/schedule')
})
