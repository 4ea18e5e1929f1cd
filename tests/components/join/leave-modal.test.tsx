import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { LeaveModal } from '@/components/join/leave-modal'
import { SignupForm } from '@/components/join/signup-form'
import { BackButton } from '@/components/layout/back-button'
import { clearFlow, readFlow, updateFlow } from '@/lib/flow/flow-store'
import { loadRegistrationDraft, saveRegistrationDraft } from '@/lib/join/registration-draft'
import messages from '@/messages/en.json'

const onLeave = vi.fn()
const router = { back: vi.fn(), push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }))

beforeEach(() => {
  vi.clearAllMocks()
  // Files before this one have left entries in the history of their page.
  vi.spyOn(History.prototype, 'length', 'get').mockReturnValue(1)
  clearFlow()
  window.history.replaceState(null, '', '/es/signup-information?brand=yoga')
})

const show = (dirty: boolean) =>
  render(
    <NextIntlClientProvider locale="es" messages={messages}>
      <BackButton label="Back" homeHref="/es?brand=yoga">
        ←
      </BackButton>
      <LeaveModal dirty={dirty} title="Leave sign up?" text="It is lost." onLeave={onLeave} />
    </NextIntlClientProvider>,
  )

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks before going back once something was typed, and goes home without a history', async () => {
  show(true)
  await press('Back')
  expect(router.push).not.toHaveBeenCalled()
  await screen.findByRole('dialog')
  await press('Leave')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(router.push).toHaveBeenCalledWith('/es?brand=yoga')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('goes to `onBack`', async () => {
  window.history.replaceState(null, '', '/es/signup-information?onBack=%2Fes%2Fschedule')
  show(true)
  await press('Back')
  await screen.findByRole('dialog')
  await press('Leave')
  expect(router.push).toHaveBeenCalledWith('/es/schedule')
})

it('does not ask before something has been typed', async () => {
  show(false)
  await press('Back')
  expect(router.push).toHaveBeenCalledWith('/es?brand=yoga')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is closed on the next visit', () => {
  updateFlow({ signUpBackModal: true })
  const { unmount } = show(true)
  expect(readFlow().signUpBackModal).toBe(false)
  updateFlow({ signUpBackModal: true })
  unmount()
  expect(readFlow().signUpBackModal).toBe(false)
})

it('asks too about what a reload has filled in again, and forgets it when it is left', async () => {
  window.history.replaceState(null, '', '/signup-information?brand=yoga')
  updateFlow({ email: 'new@example.com' })
  saveRegistrationDraft({ firstName: 'Ada', lastName: '', phone: '' })
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <BackButton label="Back" homeHref="/?brand=yoga">
        ←
      </BackButton>
      <SignupForm agreements={[]} />
    </NextIntlClientProvider>,
  )
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' })
  await waitFor(() => expect(first.value).toBe('Ada'))
  await press('Back')
  await screen.findByRole('dialog')
  await press('Leave')
  expect(router.push).toHaveBeenCalledWith('/?brand=yoga')
  expect(first.value).toBe('')
  expect(loadRegistrationDraft()).toBeNull()
})
