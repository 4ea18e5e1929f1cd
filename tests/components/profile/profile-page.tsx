import { render, screen, within } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import { afterEach, vi } from 'vitest'
import { Profile } from '@/components/profile/profile'
import type { ProfileTexts } from '@/components/profile/profile-texts'
import { Toaster } from '@/components/ui/toast/toaster'
import messages from '@/messages/en.json'
import { type Answer, respondToCalls } from '@/tests/support/respond-to-calls'

const texts = {
  ...messages.account.profile,
  ...messages.common,
  dates: messages.dates,
  locale: 'en',
} as unknown as ProfileTexts

export const user = {
  id: 1,
  uuid: 'u',
  uid: 'u',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Larsen',
  phone: '5551234567',
  country: 'US',
  language: 'en',
  time_zone: 'Europe/Paris',
  profile_picture_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
}
export const session = (id: number, current: boolean) => ({
  id,
  device: { name: current ? 'Firefox' : 'Safari', system: 'iOS', kind: 'mobile' },
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: '2026-11-21T12:00:00.000Z',
  current,
})
export const choices = { bookings: true, renewals: true, offers: false, quiet_hours: null }
export const list = (...data: object[]) => Response.json({ data, paging: { next_page: null } })

/** Renders the profile, whose provider answers as usual but for these; returns the calls made. */
export function show(answers: Record<string, Answer> = {}) {
  const all: Record<string, Answer> = {
    'GET /api/v1/user': () => Response.json(user),
    'GET /api/v1/users/sessions': () => list(session(1, true), session(2, false)),
    'GET /api/v1/mail_preferences': () => Response.json(choices),
    'GET /api/countries': () => Response.json([{ iso2: 'US', name: 'United States' }]),
    ...answers,
  }
  const calls = respondToCalls(() => all)
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Profile
        texts={texts}
        languages={[{ value: 'en', label: 'English' }]}
        supportEmail="help@example.com"
        homeHref="/"
      />
      <Toaster dismissLabel="Dismiss" />
    </SWRConfig>,
  )
  return calls
}

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await mutate(() => true, undefined, { revalidate: false })
})

/** The part of the page with this heading, once it is there. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }))
