import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ForgotPassword } from '@/components/join/forgot-password'
import { respondToCalls } from '@/tests/support/respond-to-calls'
import { PageWrapper } from '@/tests/support/page-wrapper'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/forgot-password' }))

const credentials = 'access-token=t&client=c&uid=u'

function open(query: string) {
  history.replaceState(null, '', `/forgot-password?${query}`)
  render(<ForgotPassword />, { wrapper: PageWrapper })
  return screen.getByRole('heading', { level: 1 }).textContent
}

it('says what the password of a purchase without an account is for', () => {
  expect(open(`purpose=finish-account&${credentials}`)).toBe('Choose a password')
  expect(screen.getByText(/^Your plan is paid for\./)).toBeDefined()
  expect(location.search).toBe('?purpose=finish-account')
})

it('leads from a reset link to another password', () => {
  expect(open(credentials)).toBe('Reset your password')
  expect(screen.getByText('Choose a new password, then log in with it.')).toBeDefined()
})

it.each(['', 'purpose=finish-account'])('asks for a reset mail without a link: %o', (query) => {
  expect(open(query)).toBe('Reset your password')
  expect(screen.getByText(/We’ll email you a link/)).toBeDefined()
})

it('asks for a reset mail once the link has expired', async () => {
  respondToCalls(() => ({ 'PUT /api/v1/users/password': () => Response.json({}, { status: 401 }) }))
  open(`purpose=finish-account&${credentials}`)
  for (const label of ['Password', 'Confirm password'])
    await userEvent.type(screen.getByLabelText(label), 'plum kettle 42')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeDefined()
})

it('says that the mail is on its way, and no longer that it will be', async () => {
  respondToCalls(() => ({ 'POST /api/v1/users/password': () => Response.json({ success: true }) }))
  open('')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('ada@example.com')
  expect(screen.queryByText(/We’ll email you a link/)).toBeNull()
})
