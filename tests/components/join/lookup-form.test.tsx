import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LookupForm } from '@/components/join/lookup-form'
import { clearFlow } from '@/lib/flow/flow-store'
import { PageWrapper } from '@/tests/support/page-wrapper'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/email-lookup' }))

beforeEach(() => clearFlow())

it('leads who has an account over the login to the plan that was chosen', () => {
  history.replaceState(null, '', '/email-lookup?sp=3')
  render(<LookupForm steps={null} lead={null} />, { wrapper: PageWrapper })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Already a member? Log in' })
  const { pathname, searchParams } = new URL(link.href)
  expect(pathname).toBe('/login')
  expect(searchParams.get('onSignInRedirectTo')).toBe('/subscribe/payment?sp=3')
})
