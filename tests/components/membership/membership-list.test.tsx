import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MembershipList } from '@/components/membership/membership-list'
import { Toaster } from '@/components/ui/toast/toaster'
import { toastStore } from '@/components/ui/toast/toast-store'
import { clearFlow } from '@/lib/flow/flow-store'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'
import { canceledMembership, listed, noActions, wireMembership } from './membership-fixture'

const read = 'GET /api/v1/subscriptions'
const cancel = 'DELETE /api/v1/subscriptions/7'
const change = 'PUT /api/v1/subscriptions/7'
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  vi.setSystemTime('2026-11-22T12:00:00Z')
  window.history.replaceState(null, '', '/account/subscriptions')
  clearFlow()
  toastStore.set([])
  answers = {
    [read]: () => listed(wireMembership()),
    'GET /api/v1/bookings': () => listed(),
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show() {
  calls = respondToCalls(() => answers)
  render(
    <PageWrapper>
      <MembershipList context={{ locale: 'en', brand: 'all' }} />
      <Toaster dismissLabel="Dismiss" />
    </PageWrapper>,
  )
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const card = async () => (await screen.findByRole('article')).textContent.replaceAll('\u00a0', ' ')

/** The provider cancels from now on, and reads say so. */
function letCancel() {
  answers[cancel] = () => {
    answers[read] = () => listed(canceledMembership())
    return Response.json(canceledMembership())
  }
}

it('says what it is, what it costs, when and from which card, and since when', async () => {
  show()
  const text = await card()
  for (const part of [
    'Everything, monthly',
    '$29.99 a month',
    '$31.94 on December 1',
    'includes $1.95 tax',
    'Visa ending in 4242',
    'Oct 20',
    '33 days',
  ])
    expect(text).toContain(part)
})

it('cancels with two clicks on this page, says until when, and undoes with one', async () => {
  letCancel()
  answers[change] = () => {
    answers[read] = () => listed(wireMembership())
    return Response.json(wireMembership())
  }
  show()
  await press('Cancel plan')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/use this plan until December 1/)).toBeTruthy()
  await press(/^Cancel, keep until Dec\s1/)
  expect(await screen.findByText('Canceled. You can use it until December 1.')).toBeTruthy()
  expect(await screen.findByText('Canceled. You keep it until December 1.')).toBeTruthy()
  await press('Undo cancellation')
  expect(await screen.findByText('Your plan continues')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeTruthy()
})

it('cancels once however often the button is pressed', async () => {
  letCancel()
  show()
  await press('Cancel plan')
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Cancel, keep/ }))
  await screen.findByText('Canceled. You can use it until December 1.')
  expect(calls.filter((call) => call === cancel)).toHaveLength(1)
})

it.each([
  ['refused', () => Response.json({ error: 'Not now.' }, { status: 422 }), 'Not now.'],
  ['lost', fail, /We’re not sure your plan was canceled/],
] as const)('keeps the question open when cancelling is %s', async (_, answer, said) => {
  answers[cancel] = answer
  show()
  await press('Cancel plan')
  await press(/^Cancel, keep/)
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
  expect(screen.getByRole('button', { name: 'Keep plan' })).toBeTruthy()
})

it('counts the booked classes that come after the end', async () => {
  const start = (startDateTime: string) => ({
    id: startDateTime,
    live_class_id: 1,
    attended: false,
    status: 'booked',
    created_at: '2026-11-01T00:00:00.000Z',
    live_class: {
      id: 1,
      session_title: 'Flow',
      session_length: 30,
      start_date_time: startDateTime,
      instructor: { id: 1, first_name: 'A', last_name: 'B' },
      brand_data: { id: 4, external_id: '4', name: 'Yoga' },
      capacity: 20,
      spots_left: 3,
      join_from: startDateTime,
      join_until: startDateTime,
      cancellable_until: startDateTime,
      attendance_until: startDateTime,
    },
  })
  answers['GET /api/v1/bookings'] = () =>
    Response.json({
      data: [start('2026-11-30T09:00:00.000Z'), start('2026-12-02T09:00:00.000Z')].map(
        (booking, index) => ({ ...booking, id: index + 1 }),
      ),
      paging: { next_page: null },
    })
  show()
  await press('Cancel plan')
  expect(await screen.findByText(/You have one class booked after that/)).toBeTruthy()
})

it('asks at once when the address says so', async () => {
  window.history.replaceState(null, '', '/account/subscriptions?cancel=plan')
  show()
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('lets somebody with several plans choose the one to cancel', async () => {
  window.history.replaceState(null, '', '/account/subscriptions?cancel=plan')
  answers[read] = () => listed(wireMembership(), wireMembership({ id: 8 }))
  show()
  expect(await screen.findByText(/You have more than one plan/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the canceled ones by the address', async () => {
  window.history.replaceState(null, '', '/account/subscriptions?status=canceled')
  answers[read] = () => listed()
  show()
  expect(await screen.findByText('No canceled plans')).toBeTruthy()
  expect(calls).toContain('GET /api/v1/subscriptions?status=canceled')
})

it.each([
  ['app_store', /Apple bills this plan/],
  ['play_store', /Google bills this plan/],
  ['studio', /membership at Yoga on Burnet Road/],
  ['employer', /Your employer pays for this/],
])('billed by %s it says where it is cancelled, without a button', async (billed_by, said) => {
  answers[read] = () =>
    listed(
      wireMembership({
        id: null,
        billed_by,
        studio: { id: 1, name: 'Yoga on Burnet Road' },
        next_charge: null,
        actions: noActions,
      }),
    )
  show()
  expect(await card()).toMatch(said)
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of a failed payment what happens, and leads to the card', async () => {
  answers[read] = () => listed(wireMembership({ status: 'past_due' }))
  show()
  expect(await card()).toContain('Your last payment didn’t go through')
  const link = screen.getByRole('link', { name: 'Update card' })
  expect(link.getAttribute('href')).toBe('/account/billing')
})

it('can be loaded again after a failure', async () => {
  answers[read] = fail
  show()
  await screen.findByRole('alert')
  answers[read] = () => listed(wireMembership())
  await press('Try again')
  expect(await card()).toContain('Everything, monthly')
})

it('pauses until one of the offered days', async () => {
  const days = ['2027-01-01T09:00:00.000Z', '2027-02-01T09:00:00.000Z']
  answers['GET /api/v1/subscriptions/7/pause_options'] = () =>
    Response.json(days.map((resumes_at) => ({ resumes_at })))
  let sent: unknown
  answers[change] = (body) => {
    sent = JSON.parse(String(body))
    return Response.json(
      wireMembership({ pause: { starts_at: '2026-12-01T09:00:00.000Z', ends_at: days[1] } }),
    )
  }
  show()
  await press('Pause')
  await userEvent.click(await screen.findByRole('radio', { name: /February\s1/ }))
  await press(/^Pause until Feb\s1/)
  expect(await screen.findByText('Pause scheduled until February 1')).toBeTruthy()
  expect(sent).toEqual({ subscription: { pause_until: days[1] } })
})
