import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginForm } from '@/components/join/login-form'
import { LookupForm } from '@/components/join/lookup-form'
import { NewPasswordForm, RequestReset } from '@/components/join/forgot-password'
import { SignupForm } from '@/components/join/signup-form'
import { ApiError } from '@/lib/api/errors'
import { writeSignInError } from '@/lib/auth/sign-in-error'
import { updateFlow } from '@/lib/flow/flow-store'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import fr from '@/messages/fr-CA.json'

const router = { push: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/login' }))

const retry = { 'retry-after': '290' }
const body = { error: 'Too many attempts. Try again in 5 minutes.' }
const refusal = new ApiError({
  method: 'POST',
  path: '/v1/users/sign_in',
  status: 429,
  code: 'too_many_attempts',
  messages: [body.error],
  retryAfterSeconds: 290,
})

beforeEach(() => {
  updateFlow({ email: 'ada@example.com' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/csrf')) return Response.json({ csrfToken: 'csrf-1' })
    if (address.endsWith('/session')) return Response.json({})
    if (!address.startsWith('/api/auth/'))
      return Response.json(body, { status: 429, headers: retry })
    const url = `http://localhost/?error=${encodeURIComponent(writeSignInError(refusal))}`
    return Response.json({ url }, { status: 401 })
  })
})

const forms: Record<string, { Form: ComponentType; texts: Record<string, string> }> = {
  login: { Form: LoginForm, texts: { email: 'ada@example.com', password: 'plum kettle 42' } },
  'look-up': {
    Form: () => <LookupForm steps={null} lead={null} />,
    texts: { email: 'ada@example.com' },
  },
  reset: {
    Form: () => <RequestReset expired={false} />,
    texts: { email: 'ada@example.com' },
  },
  'sign-up': {
    Form: () => <SignupForm agreements={[]} />,
    texts: {
      firstName: 'Ada',
      lastName: 'Larsen',
      password: 'plum kettle 42',
    },
  },
  'new password': {
    Form: () => (
      <NewPasswordForm
        credentials={{ accessToken: 'a', client: 'b', uid: 'c' }}
        onExpired={vi.fn()}
      />
    ),
    texts: { password: 'plum kettle 42', passwordConfirmation: 'plum kettle 42' },
  },
}

const field = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)!

async function send(form: HTMLElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.clear(field(form, name))
    await userEvent.type(field(form, name), text)
  }
  await userEvent.click(form.querySelector('[type="submit"]')!)
}

describe.each(Object.entries(forms))('the %s form', (_, { Form, texts }) => {
  /** Sends it filled in; gives what it says of the failure. */
  async function refused() {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={en}>
        <Form />
      </NextIntlClientProvider>,
    )
    await send(container, texts)
    const alert = await screen.findByRole('alert')
    for (const [name, text] of Object.entries(texts))
      expect(field(container, name).value).toBe(text)
    return alert.textContent?.trim()
  }

  it('shows when to try again after too many attempts, and keeps the input', async () => {
    expect(await refused()).toBe('Too many attempts. Try again in 5 minutes.')
  })

  it('says so when there is no answer, and keeps the input', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable' }, { status: 502 }))
    expect(await refused()).toMatch(/^(Something went wrong|We’re not sure)/)
  })
})

it.each([
  ['es' as const, es, 'Demasiados intentos. Inténtalo de nuevo en 5 minutos.'],
  ['fr-CA' as const, fr, 'Trop de tentatives. Réessayez dans 5 minutes.'],
])('%s has the same text', async (locale, messages, sentence) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <LookupForm steps={null} lead={null} />
    </NextIntlClientProvider>,
  )
  await send(container, { email: 'ada@example.com' })
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})
