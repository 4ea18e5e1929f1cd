import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ActivityOverview } from '@/components/activity/activity-overview'
import type { ActivityTexts } from '@/components/activity/activity-texts'
import en from '@/messages/en.json'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const texts = { ...en.account.activity, dates: en.dates } as unknown as ActivityTexts

afterEach(() => vi.unstubAllGlobals())

it('leads who has taken nothing yet to the classes', async () => {
  const summary = { classes: 0, minutes: 0, week: [], today: '2026-03-04' }
  respondToCalls(() => ({
    'GET /api/v1/user_activities': () => Response.json({ data: [], summary }),
  }))
  render(<ActivityOverview context={{ locale: 'en', brand: 'all' }} texts={texts} />, {
    wrapper: PageWrapper,
  })
  expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Find a class' })
  expect(link.getAttribute('href')).toBe('/classes')
  expect(screen.getByText('Take one class to start a streak.')).toBeTruthy()
})
