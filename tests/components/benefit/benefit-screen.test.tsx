import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BenefitScreen } from '@/components/benefit/benefit-screen'
import { BenefitSuccess } from '@/components/benefit/benefit-success'
import { toastStore } from '@/components/ui/toast/toast-store'
import { clearFlow, readFlow, updateFlow } from '@/lib/flow/flow-store'
import { leadsTo } from '@/tests/support/leads-to'
import { memberSession, signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, hang, respondToCalls } from '@/tests/support/respond-to-calls'

const router = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const READ = 'GET /api/v1/enterprise_provider/1'
const CLAIM = 'POST /api/v1/enterprise_provider_entitlements/1'
const benefit = {
  id: 1,
  name: 'Mill',
  logo_url: null,
  description: 'Mill pays.',
  terms: 'For you alone.',
  language: 'en',
  brands: [],
  claimed: false,
  available: 'open',
  starts_at: null,
  ends_at: '2027-11-22T10:00:00.000Z',
}
const known =
  (changes: object = {}): Answer =>
  () =>
    Response.json({ ...benefit, ...changes })
const user = (subscribed: boolean) => () =>
  Response.json({
    id: 1,
    uuid: 'u1',
    uid: 'u1',
    email: 'ada@example.com',
    has_active_subscription: subscribed,
    entitled: subscribed,
  })

let answers: Record<string, Answer>
let calls: string[]
beforeEach(() => {
  answers = { ...memberSession, [READ]: known(), 'GET /api/v1/user': user(false) }
  calls = respondToCalls(() => answers)
  sessionStorage.clear()
  clearFlow()
  toastStore.set([])
  router.push.mockClear()
  signIn()
  go('/subscribe/entitlement?id=1')
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const go = (path: string) => window.history.replaceState(null, '', path)
const open = () => render(<BenefitScreen />, { wrapper: PageWrapper })
const claimButton = () => screen.findByRole('button', { name: 'Claim membership' })
const claims = () => calls.filter((call) => call === CLAIM)

it('is a skeleton while the benefit is read', async () => {
  answers[READ] = hang
  open()
  expect(await screen.findByRole('status', { name: 'Looking up your benefit' })).toBeDefined()
})

it('tells a guest who pays, until when and what then, and posts nothing', async () => {
  signOut()
  open()
  await screen.findByRole('heading', { name: 'Mill pays for your X+ membership' })
  screen.getByText('Yours until November 22, 2027. It then ends on its own.')
  screen.getByText('You pay nothing. No card needed.')
  screen.getByText('For you alone.')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Log in')).toBe('/login?onSignInRedirectTo=%2Fsubscribe%2Fentitlement%3Fid%3D1')
  expect(href('Create account')).toBe(
    '/email-lookup?flow=enterprise&onSignInRedirectTo=%2Fsubscribe%2Fentitlement%3Fid%3D1',
  )
  expect(readFlow().pendingEnterpriseId).toBe('1')
  expect(claims()).toEqual([])
})

it('claims at a click, and forgets what led there', async () => {
  answers[CLAIM] = () => Response.json({ success: true, already_claimed: false, until: null })
  updateFlow({ pendingEnterpriseId: '1', queryParams: { flow: 'enterprise', referrer_id: 'R1' } })
  open()
  const button = await claimButton()
  expect(claims()).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
  expect(router.push).toHaveBeenCalledWith(
    '/subscribe/subscription-success?referrer_id=R1&flow=enterprise&id=1',
  )
  expect(readFlow()).toMatchObject({
    pendingEnterpriseId: null,
    queryParams: { referrer_id: 'R1' },
  })
  expect(toastStore.get()).toEqual([])
})

it('counts a claim that had been made elsewhere as a success, and says so', async () => {
  answers[CLAIM] = () => Response.json({ success: true, already_claimed: true, until: null })
  open()
  await userEvent.click(await claimButton())
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
  expect(toastStore.get()).toMatchObject([
    { kind: 'info', message: 'You’ve already claimed this membership' },
  ])
})

it.each([
  ['422', { success: false, error: { message: 'No seat is left.' } }, 422, 'No seat is left.'],
  ['200', { success: false, error: { message: 'Not for you.' } }, 200, 'Not for you.'],
  ['200 without a reason', { success: false }, 200, 'Something went wrong. Try again.'],
])('says why it was refused, with status %s', async (_, body, status, sentence) => {
  answers[CLAIM] = () => Response.json(body, { status })
  open()
  await userEvent.click(await claimButton())
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
    '/subscription-plan-selector',
  )
  expect(document.activeElement).toBe(await claimButton())
  expect(router.push).not.toHaveBeenCalled()
})

it('can be tried again when the response was lost', async () => {
  answers[CLAIM] = fail
  open()
  await userEvent.click(await claimButton())
  await screen.findByText('We’re not sure this was saved. Try again.')
  answers[CLAIM] = () => Response.json({ success: true, already_claimed: true, until: null })
  await userEvent.click(await claimButton())
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce())
})

it('tells who pays for a plan of their own that it goes on', async () => {
  answers['GET /api/v1/user'] = user(true)
  open()
  const link = await screen.findByRole('link', { name: 'cancel it' })
  expect(link.getAttribute('href')).toBe('/account/subscriptions')
})

it.each([
  [{ claimed: true }, 'You’ve already claimed this membership', 'Continue', '/'],
  [{ available: 'full' }, 'All memberships have been claimed', 'See plans', null],
  [{ available: 'ended' }, 'This benefit has ended', 'See plans', null],
  [
    { available: 'not_started', starts_at: '2026-12-01T10:00:00.000Z' },
    /This benefit starts on December.1, 2026/,
    'Go home',
    '/',
  ],
] as const)('%j: says so and what to do; nothing is kept', async (changes, title, action, href) => {
  updateFlow({ pendingEnterpriseId: '1' })
  answers[READ] = known(changes)
  open()
  await screen.findByRole('heading', { name: title })
  const link = screen.getByRole('link', { name: action })
  expect(link.getAttribute('href')).toBe(href ?? '/subscription-plan-selector')
  expect(screen.queryByRole('button')).toBeNull()
  expect(readFlow().pendingEnterpriseId).toBeNull()
})

it('lets a guest who holds one of the taken seats log in', async () => {
  signOut()
  answers[READ] = known({ available: 'full' })
  open()
  const link = await screen.findByRole('link', { name: 'Already claimed it? Log in' })
  expect(link.getAttribute('href')).toContain('/login?onSignInRedirectTo=')
})

it.each(['/subscribe/entitlement', '/subscribe/entitlement?id=999'])(
  '%s is no benefit and leads home',
  async (path) => {
    go(path)
    answers['GET /api/v1/enterprise_provider/999'] = () =>
      Response.json({ error: 'Not found' }, { status: 404 })
    open()
    await screen.findByRole('heading', { name: 'We couldn’t find this benefit' })
    expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  },
)

it('says so when it cannot be read; trying again brings it', async () => {
  answers[READ] = () => Response.json({}, { status: 503 })
  open()
  await screen.findByRole('heading', { name: 'We couldn’t look up your benefit' })
  answers[READ] = known()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const claim = await claimButton()
  await waitFor(() => expect(document.activeElement).toBe(claim))
})

it('appears by itself once the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers[READ] = fail
  open()
  await screen.findByRole('heading', { name: 'You’re offline' })
  answers[READ] = known()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await claimButton()
  onLine.mockRestore()
})

const success = () =>
  render(<BenefitSuccess mark={null} nextSteps={null} />, { wrapper: PageWrapper })

it('confirms a claim, and does so again after a reload', async () => {
  go('/subscribe/subscription-success?flow=enterprise&id=1&onSuccessPurchase=%2Fschedule')
  answers[READ] = known({ claimed: true })
  success()
  const heading = await screen.findByRole('heading', { name: 'You’re in!' })
  expect(document.activeElement).toBe(heading)
  screen.getByText('Mill pays for your membership.')
  screen.getByText(/Yours until November 22, 2027\./)
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/schedule')
})

it('leads who has not claimed it back to the benefit', async () => {
  go('/subscribe/subscription-success?flow=enterprise&id=1')
  const left = leadsTo()
  success()
  await waitFor(() => expect(left).toEqual(['/subscribe/entitlement?flow=enterprise&id=1']))
})
