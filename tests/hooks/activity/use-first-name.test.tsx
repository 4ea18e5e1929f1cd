import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFirstName } from '@/hooks/activity/use-first-name'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { fail, respondToCalls } from '@/tests/support/respond-to-calls'

const account = (first_name: string) => ({
  id: 1,
  uuid: 'u',
  uid: 'u',
  email: 'ada@example.com',
  first_name,
  phone: null,
  country: null,
  language: 'en',
  time_zone: 'Europe/Paris',
  profile_picture_url: null,
  registration_type: null,
  created_at: null,
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** What a visit knows of the name, where the account says `answer`: at first, and in the end. */
async function visit(answer: () => Response | Promise<Response>, expected: string | null) {
  respondToCalls(() => ({ 'GET /api/v1/user': answer }))
  const { result, unmount } = renderHook(useFirstName, { wrapper: PageWrapper })
  const atFirst = result.current
  await waitFor(() => expect(result.current).toBe(expected))
  unmount()
  return atFirst
}

test('is known from the last visit at once, until the account says otherwise', async () => {
  expect(await visit(() => Response.json(account('Ada')), 'Ada')).toBeUndefined()
  expect(await visit(() => Response.json(account('Zoë')), 'Zoë')).toBe('Ada')
  expect(await visit(fail, 'Zoë')).toBe('Zoë')
})

test('is none at once for somebody who had none', async () => {
  expect(await visit(() => Response.json(account('')), null)).toBeUndefined()
  expect(await visit(() => Response.json(account('')), null)).toBeNull()
})

test('is none where it cannot be read', async () => {
  expect(await visit(fail, null)).toBeUndefined()
})
