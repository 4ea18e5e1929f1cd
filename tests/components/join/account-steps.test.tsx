import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AssociatedAccounts } from '@/components/join/associated-accounts'
import { MatchingAccount } from '@/components/join/matching-account'
import { VerifyCode } from '@/components/join/verify-code'
import { clearFlow, readFlow, updateFlow } from '@/lib/flow/flow-store'
import { providerNow } from '@/lib/time/provider-clock'
import messages from '@/messages/en.json'

const router = { push: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }))

const email = 'ada@example.com'
const record = (id: number, city: string) => ({
  id,
  email,
  initials: 'AL',
  studio: { id: null, name: null, city },
  brand: null,
})

type Answer = { status?: number; body: unknown }
const answers: Answer[] = []
const calls: { path: string; body: unknown }[] = []

beforeEach(() => {
  vi.clearAllMocks()
  answers.length = 0
  calls.length = 0
  clearFlow()
  window.history.replaceState(null, '', '/subscribe/verify-code?brand=yoga')
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    calls.push({ path: address, body: init?.body && JSON.parse(String(init.body)) })
    const { status = 200, body } = answers.shift() ?? { status: 500, body: {} }
    return Response.json(body, { status })
  })
})

const show = (step: ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" messages={messages}>
        {step}
      </NextIntlClientProvider>
    </SWRConfig>,
  )
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('which record is yours', () => {
  it('leads to the look-up without a record', async () => {
    show(<MatchingAccount />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/email-lookup?brand=yoga'))
  })

  it('asks for one of several, and mails a code for it', async () => {
    updateFlow({ foundAccounts: [record(1, 'Austin'), record(2, 'Boston')], lookedUpEmail: email })
    show(<MatchingAccount />)
    await press('Yes, it’s me')
    expect(await screen.findByText('Choose an account.')).toBeTruthy()
    expect(calls).toEqual([])
    answers.push({ body: { success: true } })
    await userEvent.click(screen.getByRole('radio', { name: /Boston/ }))
    await press('Yes, it’s me')
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/subscribe/verify-code?brand=yoga'),
    )
    expect(calls[0]!.body).toEqual({ email, format: 'json' })
    expect(readFlow().verification).toMatchObject({ email, userId: null, shownEmail: email })
  })

  it('names a masked record by its id, and never sends the mask', async () => {
    const masked = { ...record(7, 'Austin'), email: 'j***@example.com' }
    updateFlow({ foundAccounts: [masked], lookedUpEmail: email })
    show(<MatchingAccount />)
    answers.push({ body: { success: true } })
    await press('Yes, it’s me')
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(calls[0]!.body).toEqual({ email, user_id: 7, format: 'json' })
  })

  it('stays and says so when the mail could not be sent', async () => {
    updateFlow({ foundAccounts: [record(1, 'Austin')], lookedUpEmail: email })
    show(<MatchingAccount />)
    answers.push({ body: { success: false } })
    await press('Yes, it’s me')
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t send the email')
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('the code', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  const begin = (sentAt = 0) => {
    updateFlow({ verification: { email, userId: null, shownEmail: email, sentAt } })
    show(<VerifyCode />)
  }
  const wrong = { errors: ['This code is wrong. Check it and try again.'], code: 'code_wrong' }
  const usedUp = {
    errors: ['Too many tries. Request a new code.'],
    code: 'code_used_up',
  }

  it('submits itself at six digits, pasted with a space too', async () => {
    updateFlow({ verificationToken: 'earlier' })
    begin()
    answers.push({ body: { success: true, verification_token: 'later' } })
    await userEvent.click(field())
    await userEvent.paste('123 456')
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/subscribe/associated-accounts?brand=yoga'),
    )
    expect(calls[0]!.body).toEqual({
      email,
      code: '123456',
      verification_token: 'earlier',
      format: 'json',
    })
    expect(readFlow().verificationToken).toBe('later')
  })

  it('selects a wrong code, so that the next digits replace it', async () => {
    begin()
    answers.push({ status: 422, body: wrong })
    await userEvent.type(field(), '000000')
    expect(await screen.findByText(wrong.errors[0]!)).toBeTruthy()
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6])
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it.each([422, 429])(
    'is locked by a %i after five tries until a new one is sent',
    async (status) => {
      begin()
      answers.push({
        status,
        body: status === 422 ? usedUp : { ...usedUp, error: usedUp.errors[0] },
      })
      await userEvent.type(field(), '000000')
      expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
      expect(field().readOnly).toBe(true)
      expect(screen.queryByText(/It works for 10 minutes/)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
      answers.push({ body: { success: true } })
      await press('Send new code')
      expect(await screen.findByText(/We sent a new code/)).toBeTruthy()
      expect([field().readOnly, field().value, document.activeElement === field()]).toEqual([
        false,
        '',
        true,
      ])
    },
  )

  it('cannot be asked for again within half a minute', async () => {
    // The device's clock went back meanwhile: never more than half a minute.
    begin(providerNow() + 60_000)
    const resend = await screen.findByRole('button', { name: 'Send new code in 30 s' })
    await userEvent.click(resend)
    expect(calls).toEqual([])
    act(() => {
      const verification = readFlow().verification!
      updateFlow({ verification: { ...verification, sentAt: providerNow() - 28_000 } })
    })
    expect(await screen.findByRole('button', { name: /Send new code in [12] s/ })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Send new code' })).toBeTruthy()
  })

  it('leads to the look-up when none was asked for', async () => {
    show(<VerifyCode />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/email-lookup?brand=yoga'))
  })
})

describe('the proved accounts', () => {
  const accounts = [
    { ...record(1, 'Austin'), studio: { id: 3, name: 'Yoga on Burnet Road', city: 'Austin' } },
    { ...record(2, 'Boston'), studio: { id: 4, name: 'Barre on Inman Street', city: 'Boston' } },
  ]
  const proved = { body: { data: accounts, paging: { next_page: null } } }
  const begin = () => {
    updateFlow({ verificationToken: 'token' })
    show(<AssociatedAccounts />)
  }

  it('are all chosen, and a guest takes the chosen ones to the sign-up', async () => {
    answers.push(proved)
    begin()
    await userEvent.click(await screen.findByRole('checkbox', { name: /Barre/ }))
    await press('Continue')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/signup-information?brand=yoga'))
    expect(readFlow().associatedAccounts.map(({ id }) => id)).toEqual([1])
  })

  it('are left out by “Skip for now”', async () => {
    answers.push(proved)
    begin()
    await screen.findAllByRole('checkbox')
    await press('Skip for now')
    expect(readFlow().associatedAccounts).toEqual([])
    expect(router.push).toHaveBeenCalledWith('/signup-information?brand=yoga')
  })

  it('may be none', async () => {
    answers.push({ body: { data: [], paging: { next_page: null } } })
    begin()
    expect(await screen.findByText(/There are no studio accounts to link/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    answers.push({ status: 500, body: {} }, proved)
    begin()
    await screen.findByText('We couldn’t load your studio accounts.')
    await press('Try again')
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  })

  it('need another code when the proof has expired', async () => {
    answers.push({ status: 401, body: { errors: ['Your confirmation has expired.'] } })
    begin()
    expect(await screen.findByText(/Your confirmation has expired/)).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'Confirm your email again' }).getAttribute('href'),
    ).toBe('/email-lookup?brand=yoga')
  })

  it('lead to the code without a proof', async () => {
    show(<AssociatedAccounts />)
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/subscribe/verify-code?brand=yoga'),
    )
  })
})
