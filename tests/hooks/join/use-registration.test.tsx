import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRegistration } from '@/hooks/join/use-registration'
import { loadRegistrationDraft, saveRegistrationDraft } from '@/lib/join/registration-draft'
import messages from '@/messages/en.json'

const router = { push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/lib/tracking/track', () => ({ track: vi.fn() }))

const responses = new Map<string, () => Response>()
const asked: string[] = []

beforeEach(() => {
  vi.clearAllMocks()
  responses.clear()
  asked.length = 0
  saveRegistrationDraft({ firstName: 'Ada', lastName: 'Byron', phone: '' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    return responses.get(`${method} ${url}`)?.() ?? new Response(null, { status: 404 })
  })
  responses.set('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf' }))
  responses.set('POST /api/auth/callback/credentials', () => Response.json({ url: '/' }))
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {children}
  </NextIntlClientProvider>
)
const form = {
  firstName: 'Ada',
  lastName: 'Byron',
  password: 'seven small kites',
  passwordConfirmation: 'seven small kites',
  phone: '',
  agreed: [1],
}
const refused = (errors: object) => () => Response.json({ errors }, { status: 422 })
const taken = refused({
  full_messages: ['Email has already been taken'],
  email: ['has already been taken'],
})

function show() {
  const { result } = renderHook(() => useRegistration('en'), { wrapper })
  const signUp = () => act(() => result.current.signUp('ada@example.com', form))
  return { result, signUp }
}

it('shows whole sentences at the fields', async () => {
  responses.set(
    'POST /api/v1/users',
    refused({
      full_messages: ['Password is too easy to guess'],
      password: ['is too easy to guess'],
    }),
  )
  expect(await show().signUp()).toEqual({ fields: { password: ['Password is too easy to guess'] } })
  expect(loadRegistrationDraft()).toMatchObject({ firstName: 'Ada' })
})

it('signs in to an account whose creation was not confirmed', async () => {
  const { signUp } = show()
  responses.set('POST /api/v1/users', () => Response.json({ code: 'timeout' }, { status: 504 }))
  expect(await signUp()).toEqual({ form: messages.join.accountUnconfirmed })
  responses.set('POST /api/v1/users', taken)
  await signUp()
  expect(asked).toContain('POST /api/auth/callback/credentials')
  expect(loadRegistrationDraft()).toBeNull()
})

it('leads to the login when the account existed before', async () => {
  const { result, signUp } = show()
  responses.set('POST /api/v1/users', taken)
  expect(await signUp()).toEqual({ fields: {}, form: ['Email has already been taken'] })
  expect(result.current.isTaken).toBe(true)
  expect(asked).toEqual(['POST /api/v1/users'])
})

it('keeps no password over a reload', () => {
  saveRegistrationDraft(form)
  expect(loadRegistrationDraft()).toEqual({ firstName: 'Ada', lastName: 'Byron', phone: '' })
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage })
  expect(stored).toContain('Byron')
  expect(stored).not.toContain(form.password)
})
