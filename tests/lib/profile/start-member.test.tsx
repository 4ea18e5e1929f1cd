import { renderHook, waitFor } from '@testing-library/react'
import useSWR, { mutate } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '@/lib/api/current-user'
import { swrKeys } from '@/lib/api/swr-keys'
import { knownAvatar, setAvatar } from '@/lib/profile/avatar'
import { knownFirstName, rememberFirstName } from '@/lib/profile/first-name'
import { startMember } from '@/lib/profile/start-member'
import { respondToCalls } from '@/tests/support/respond-to-calls'

const account = {
  id: 1,
  uuid: 'u',
  uid: 'u',
  email: 'ada@example.com',
  phone: null,
  country: null,
  language: null,
  time_zone: 'Europe/Paris',
  profile_picture_url: null,
  registration_type: null,
  created_at: null,
}
const picture = 'https://pictures.example.com/ada.webp'

/** The account as a screen shows it. */
const shownUser = () =>
  renderHook(() => useSWR<Partial<User>>(swrKeys.user, null)).result.current.data

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'es'
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await mutate(swrKeys.user, undefined, { revalidate: false })
})

test('reads the picture once, and gives the account the language of the page', async () => {
  const updated = { ...account, language: 'es', profile_picture_url: picture }
  const calls = respondToCalls(() => ({
    'GET /api/v1/user': () => Response.json({ ...account, profile_picture_url: picture }),
    'PUT /api/v1/user': () => Response.json(updated),
  }))
  await startMember()
  expect(knownAvatar()).toBe(picture)
  expect(shownUser()).toMatchObject({ language: 'es', profilePictureUrl: picture })
  await startMember()
  expect(calls).toEqual(['GET /api/v1/user', 'PUT /api/v1/user'])
})

test('remembers the name for the greeting of the next page', async () => {
  const named = { ...account, language: 'es', first_name: 'Ada' }
  respondToCalls(() => ({ 'GET /api/v1/user': () => Response.json(named) }))
  await startMember()
  expect(knownFirstName()).toBe('Ada')
})

test('keeps a picture and a name that were set while the account was read', async () => {
  const { promise, resolve } = held()
  respondToCalls(() => ({ 'GET /api/v1/user': () => promise }))
  const started = startMember()
  setAvatar(picture)
  rememberFirstName('Grace')
  resolve(Response.json({ ...account, language: 'es', first_name: 'Ada' }))
  await started
  expect(knownAvatar()).toBe(picture)
  expect(knownFirstName()).toBe('Grace')
})

test('keeps a picture that was set while the language was saved', async () => {
  const { promise, resolve } = held()
  const calls = respondToCalls(() => ({
    'GET /api/v1/user': () => Response.json(account),
    'PUT /api/v1/user': () => promise,
  }))
  const started = startMember()
  await waitFor(() => expect(calls).toContain('PUT /api/v1/user'))
  await mutate(swrKeys.user, { language: null, profilePictureUrl: picture }, { revalidate: false })
  resolve(Response.json({ ...account, language: 'es' }))
  await started
  expect(shownUser()).toEqual({ language: 'es', profilePictureUrl: picture })
})

/** A response that comes when it is resolved. */
function held() {
  let resolve!: (response: Response) => void
  const promise = new Promise<Response>((settle) => (resolve = settle))
  return { promise, resolve }
}
