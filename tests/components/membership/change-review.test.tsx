import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChangeReview } from '@/components/membership/change-review'
import { getMembership, type OwnMembership } from '@/lib/api/memberships'
import { browserApi } from '@/lib/api/browser'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { wireMembership } from './membership-fixture'

afterEach(() => vi.unstubAllGlobals())

const singleOf = (id: number, name: string) =>
  wireMembership({
    id,
    brand: { id, external_id: String(id), name },
    subscription_plan: {
      ...wireMembership().subscription_plan,
      id: 2,
      name: 'One practice, monthly',
      plan_type: 'single',
      price: 14.99,
    },
  })

const preview = (nextAmount: number, ends: object[]) => ({
  due_today: { amount: 15, tax: 0, currency: 'usd' },
  credit: { amount: 0 },
  next_charge: { amount: nextAmount, tax: 0, currency: 'usd', at: '2026-12-22T09:00:00.000Z' },
  lines: [],
  ends,
  proration_date: '2026-11-22T09:00:00.000Z',
})

/** Shows the review of a change from Yoga to all brands at $29.99 a month. */
async function review(shown: object) {
  respondToCalls(() => ({
    'GET /api/v1/subscriptions/4': () => Response.json(singleOf(4, 'Yoga')),
    'GET /api/v1/subscriptions/6': () => Response.json(singleOf(6, 'Pilates')),
    'GET /api/v1/subscriptions/4/change_preview': () => Response.json(shown),
  }))
  const [yoga, pilates] = await Promise.all([4, 6].map((id) => getMembership(browserApi, id)))
  render(
    <PageWrapper>
      <ChangeReview
        membership={yoga as OwnMembership}
        plan={aPlan({ id: 1, price: 29.99 })}
        brandId={null}
        others={[yoga!, pilates!]}
        context={{ locale: 'en', brand: 'all' }}
        onChanged={() => {}}
      />
    </PageWrapper>,
  )
  await screen.findByRole('button', { name: 'Pay $15.00 and change' })
  return screen
    .getByRole('region', { name: 'Review your change' })
    .textContent.replaceAll('\u00a0', ' ')
}

it('names the plans that end too, and a next charge that their credit makes smaller', async () => {
  const text = await review(preview(17.65, [{ id: 6, credit: 12.34 }]))
  expect(text).toContain('Also ends todayOne practice, monthly · Pilates')
  expect(text).toContain(
    'You’ll get about $12.34 in credit for the unused time, applied to your next payments.',
  )
  expect(text).toMatch(/Next charge, on December 22.*\$17\.65/)
  expect(text).not.toContain('$17.65 a month')
})

it('says what a month costs when nothing else ends', async () => {
  const text = await review(preview(29.99, []))
  expect(text).not.toContain('Also ends today')
  expect(text).toMatch(/Then, from December 22.*\$29\.99 a month/)
})
