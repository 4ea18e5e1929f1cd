import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { useMemberships } from '@/hooks/membership/use-memberships'
import { useMemberLine } from '@/hooks/offers/use-member-line'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const account = {
  id: 1,
  uuid: 'u',
  uid: 'u',
  email: 'ada@example.com',
  phone: null,
  country: null,
  language: 'en',
  time_zone: 'Europe/Paris',
  profile_picture_url: null,
  registration_type: null,
  created_at: null,
}
const trial = {
  id: 7,
  status: 'active',
  in_trial: true,
  trial_ends_at: '2026-12-01T00:00:00.000Z',
  subscription_plan: { name: 'Everything, monthly' },
}
const list = (...data: object[]) => Response.json({ data, paging: { next_page: null } })

/** What the home page reads at the same time: the line, and the memberships for its notice. */
function showLine(user: object) {
  const calls = respondToCalls(() => ({
    'GET /api/v1/user': () => Response.json({ ...account, ...user }),
    'GET /api/v1/subscriptions': () => list(trial),
    'GET /api/v1/offers/web': () => list(),
  }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  )
  const { result } = renderHook(
    () => {
      useMemberships('active')
      return useMemberLine()
    },
    { wrapper },
  )
  return { calls, line: () => result.current }
}

afterEach(() => vi.unstubAllGlobals())

test('a member in a trial is told its end, with the memberships that are read anyway', async () => {
  const { calls, line } = showLine({ entitled: true, in_trial: true })
  const endsAt = trial.trial_ends_at
  await waitFor(() => expect(line().data).toEqual({ kind: 'trial', endsAt }))
  expect(calls.filter((call) => call.includes('/subscriptions'))).toHaveLength(1)
})

test('nothing is said to a member, and nothing read for it', async () => {
  const { calls, line } = showLine({ entitled: true, in_trial: false })
  await waitFor(() => expect(line()).toEqual({ status: 'ready', data: { kind: 'none' } }))
  expect(calls.filter((call) => call.includes('/offers'))).toEqual([])
})

test('somebody without access or an offer is led to the plans', async () => {
  const { line } = showLine({ entitled: false, in_trial: false })
  await waitFor(() => expect(line().data).toEqual({ kind: 'plans' }))
})
