import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PastDueBanner } from '@/components/membership/past-due-banner'
import { signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { listed, wireMembership } from './membership-fixture'

const segments = vi.hoisted(() => ({ current: [] as string[] }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSelectedLayoutSegments: () => segments.current,
}))

beforeEach(signIn)
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function showAt(path: string) {
  segments.current = path.split('/').filter(Boolean)
  const calls = respondToCalls(() => ({
    'GET /api/v1/subscriptions': () => listed(wireMembership({ status: 'past_due' })),
  }))
  const texts = { text: 'Your last payment didn’t go through.', more: '', fix: 'Update card' }
  const { unmount } = render(
    <PageWrapper>
      <PastDueBanner texts={texts} context={{ locale: 'en', brand: 'all' }} />
      <p>The page</p>
    </PageWrapper>,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  const fix = screen.queryByRole('link', { name: 'Update card' })
  unmount()
  return { fix, calls }
}

it('leads to the card from the home page and from other screens', async () => {
  for (const path of ['/', '/bookings', '/account/profile', '/account/subscriptions/select-brand'])
    expect((await showAt(path)).fix, path).not.toBeNull()
})

it('leaves it to the screens that say it themselves', async () => {
  for (const path of ['/account/billing', '/account/subscriptions'])
    expect((await showAt(path)).fix, path).toBeNull()
})

it('asks nothing for a guest', async () => {
  signOut()
  expect(await showAt('/bookings')).toEqual({ fix: null, calls: [] })
})
