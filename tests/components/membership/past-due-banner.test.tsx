import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PastDueBanner } from '@/components/membership/past-due-banner'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { listed, wireMembership } from './membership-fixture'

const segments = vi.hoisted(() => ({ current: [] as string[] }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSelectedLayoutSegments: () => segments.current,
}))

afterEach(() => vi.unstubAllGlobals())

async function showAt(path: string) {
  segments.current = path.split('/').filter(Boolean)
  respondToCalls(() => ({
    'GET /api/v1/subscriptions': () => listed(wireMembership({ status: 'past_due' })),
  }))
  const texts = { text: 'Your last payment didn’t go through.', more: '', fix: 'Update card' }
  const { unmount } = render(
    <PageWrapper>
      <PastDueBanner texts={texts} billingHref="/account/billing" />
      <p>The page</p>
    </PageWrapper>,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  const fix = screen.queryByRole('link', { name: 'Update card' })
  unmount()
  return fix
}

it('leads to the card from the home page and from other screens', async () => {
  for (const path of ['/', '/bookings', '/account/profile', '/account/subscriptions/select-brand'])
    expect(await showAt(path), path).not.toBeNull()
})

it('leaves it to the screens that say it themselves', async () => {
  for (const path of ['/account/billing', '/account/subscriptions'])
    expect(await showAt(path), path).toBeNull()
})
