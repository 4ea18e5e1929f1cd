import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Answer } from '@/tests/support/respond-to-calls'
import { section, show } from './profile-page'

it('signs another device out and never this one', async () => {
  const answers: Record<string, Answer> = {
    'DELETE /api/v1/users/sessions/2': () => new Response(null, { status: 204 }),
  }
  show(answers)
  const sessions = await section('Devices and sessions')
  expect(await sessions.findByText('This device')).toBeTruthy()
  await userEvent.click(sessions.getByRole('button', { name: 'Log out Safari · iOS' }))
  expect(await screen.findByText('Safari · iOS logged out')).toBeTruthy()
  expect(sessions.queryByRole('button', { name: 'Log out Firefox · iOS' })).toBeNull()
})

it('signs all other devices out at once', async () => {
  const calls = show({
    'DELETE /api/v1/users/sessions': () => new Response(null, { status: 204 }),
  })
  const sessions = await section('Devices and sessions')
  await userEvent.click(
    await sessions.findByRole('button', { name: 'Log out of all other devices' }),
  )
  expect(await screen.findByText('You’re logged out on all other devices')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /api/v1/users/sessions',
  ])
})
