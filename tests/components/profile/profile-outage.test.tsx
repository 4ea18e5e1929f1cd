import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { choices, list, section, session, show, user } from './profile-page'

let isAway: boolean
beforeEach(() => {
  isAway = true
})

const answers = {
  'GET /api/v1/user': () => Response.json(user),
  'GET /api/v1/users/sessions': () => list(session(1, true)),
  'GET /api/v1/mail_preferences': () => Response.json(choices),
}

/** Shows the profile without an answer to this call until `isAway` is false. */
const showWithout = (call: keyof typeof answers) =>
  show({ [call]: () => (isAway ? Response.json({}, { status: 503 }) : answers[call]()) })

it('offers another try when the profile does not load', async () => {
  showWithout('GET /api/v1/user')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await userEvent.click(retry)
  expect(await section('Contact')).toBeTruthy()
})

it.each([
  ['the profile', 'GET /api/v1/user'],
  ['the devices', 'GET /api/v1/users/sessions'],
  ['the choice of mails', 'GET /api/v1/mail_preferences'],
] as const)('loads %s by itself after an outage', async (_, call) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  showWithout(call)
  await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.querySelector('.ui-skeleton')).toBeNull()
})
