import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkedAccounts } from '@/components/account/linked-accounts'
import { ActivityByDate } from '@/components/activity/activity-by-date'
import { ActivityOverview } from '@/components/activity/activity-overview'
import { InStudio } from '@/components/activity/in-studio'
import { CardsPanel } from '@/components/billing/cards-panel'
import { InvoicesPanel } from '@/components/billing/invoices-panel'
import { Bookings } from '@/components/booking/bookings-list'
import { CalendarFeed } from '@/components/booking/calendar-feed'
import { ListTiles } from '@/components/catalogue/favorites/list-tiles'
import { BrandChoice } from '@/components/membership/brand-choice'
import { MemberOffers } from '@/components/membership/member-offers'
import { MembershipList } from '@/components/membership/membership-list'
import { PlanChange } from '@/components/membership/plan-change'
import { defaultBrand } from '@/lib/brand/brands'
import messages from '@/messages/en.json'
import { signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}))

const context = { locale: 'en', brand: 'all' } as const
const { account, booking, common, dates } = messages
/** Every text that one of the screens needs; which of two that have the same name does not matter. */
const texts = {
  ...common,
  ...account.favorites,
  ...account.linkedAccounts,
  ...account.activity,
  ...account.activity.byDate,
  ...booking,
  empty: { upcoming: { title: 'None', text: 'None' }, past: { title: 'None', text: 'None' } },
  dates,
} as never
const page = { context, texts }
const panel = { isAdding: false, isDue: false, onAdding() {}, onDefaultAdded() {} }
const offers = { brand: defaultBrand, context, dates }
const plans = { context, brands: [], selector: null }

/** Screens and parts of screens of a member, each with one of the reads it stands or falls with. */
const screens: [name: string, path: string, part: () => ReactNode][] = [
  ['bookings', '/v1/bookings', () => <Bookings label="All" {...page} />],
  ['waitlists', '/v1/waitlist_entries', () => <Bookings label="All" {...page} />],
  ['the calendar feed', '/v1/calendar_feed', () => <CalendarFeed texts={texts} />],
  ['favorites', '/v1/favorite_lists', () => <ListTiles {...page} />],
  ['activity', '/v1/user_activities', () => <ActivityOverview {...page} />],
  ['activity by date', '/v1/user_activities', () => <ActivityByDate {...page} />],
  ['studio classes', '/v1/studio_bookings', () => <InStudio {...page} />],
  ['linked accounts', '/v1/associated_users', () => <LinkedAccounts addHref="/" texts={texts} />],
  ['subscriptions', '/v1/subscriptions', () => <MembershipList context={context} />],
  ['the practice', '/v1/subscriptions', () => <BrandChoice brands={[]} context={context} />],
  ['the plan', '/v1/subscriptions', () => <PlanChange {...plans} plans={[]} />],
  ['plans for sale', '/v1/plans/web', () => <PlanChange {...plans} plans={null} />],
  ['offers', '/v1/offers/web', () => <MemberOffers list="member" {...offers} />],
  ['offers of one’s own', '/v1/user_offers/web', () => <MemberOffers list="user" {...offers} />],
  ['cards', '/v1/payment_profiles', () => <CardsPanel {...panel} />],
  ['payments', '/v1/invoices', () => <InvoicesPanel />],
]

/** An answer that says of everything that there is none. */
const nothing = {
  data: [],
  paging: { next_page: null },
  url: null,
  summary: { classes: 0, minutes: 0, week: [], today: '2026-11-22' },
}

let down = ''
let failure = 502
let calls: string[] = []

beforeEach(() => {
  failure = 502
  calls = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.split('?')
    calls.push(path)
    return path === down ? Response.json({}, { status: failure }) : Response.json(nothing)
  })
  signIn()
})

afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(path: string, part: ReactNode) {
  down = `/api${path}`
  return render(part, { wrapper: PageWrapper })
}
const retry = { name: 'Try again' }
const someTime = () => act(() => vi.advanceTimersByTimeAsync(9_000))
const asked = () => calls.filter((path) => path === down).length

it.each(screens)('says that %s could not be loaded, and loads later by itself', async (...row) => {
  const [, path, part] = row
  const { container } = show(path, part())
  expect((await screen.findAllByRole('button', retry)).length).toBeGreaterThan(0)
  down = ''
  await someTime()
  expect(screen.queryAllByRole('button', retry)).toEqual([])
  expect(container.querySelector('.ui-skeleton')).toBeNull()
})

it('asks again for as long as the provider is away', async () => {
  show('/v1/calendar_feed', <CalendarFeed texts={texts} />)
  await screen.findByRole('button', retry)
  await someTime()
  const before = asked()
  expect(before).toBeGreaterThan(1)
  await someTime()
  expect(asked()).toBeGreaterThan(before)
})

it('does not ask again for what the provider refuses', async () => {
  failure = 404
  show('/v1/calendar_feed', <CalendarFeed texts={texts} />)
  await screen.findByRole('button', retry)
  await someTime()
  expect(asked()).toBe(1)
})

it('asks for nothing in the background until the page is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show('/v1/calendar_feed', <CalendarFeed texts={texts} />)
  await screen.findByRole('button', retry)
  await someTime()
  expect(asked()).toBe(1)
  visibility.mockReturnValue('visible')
  await someTime()
  expect(asked()).toBeGreaterThan(1)
})
