import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberHome } from '@/app/[locale]/[brand]/(browse)/member-home'
import { signIn, signOut } from '@/tests/support/member'

const texts = {
  greetings: { morning: '', afternoon: '', evening: '', welcome: '' },
  begun: { title: 'Continue watching' },
  week: { week: 'This week' },
  recommended: { title: 'Because you took' },
} as never
const show = () =>
  render(
    <MemberHome
      context={{ locale: 'en', brand: 'all' }}
      texts={texts}
      errorText="Not loaded"
      retryLabel="Try again"
    />,
  )

it('shows nothing to guests and requests nothing', () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  signOut()
  expect(show().container.innerHTML).toBe('')
  expect(fetched).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('keeps the places of the greeting, the next class, what was begun, the week and the recommended for a member', () => {
  signIn()
  const { container } = show()
  expect(container.querySelectorAll('[data-for="member"]')).toHaveLength(5)
  signOut()
})
