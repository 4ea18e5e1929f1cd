import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListPicker } from '@/components/catalogue/favorites/list-picker'
import { HeartButton } from '@/components/catalogue/heart-button'
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store'
import { Toaster } from '@/components/ui/toast/toaster'
import { clearHearts } from '@/lib/favorites/heart-store'
import messages from '@/messages/en.json'
import { signIn, signOut } from '@/tests/support/member'
import { PageWrapper } from '@/tests/support/page-wrapper'
import { type Answer, fail, respondToCalls } from '@/tests/support/respond-to-calls'

const LISTS = 'GET /api/v1/favorite_lists'
const CREATE = 'POST /api/v1/favorite_lists'
const ADD = 'POST /api/v1/favorite_lists/1/items'
const video = { kind: 'video', id: 5 } as const
const unconfirmed = messages.errors.unconfirmed
const onClose = vi.fn()
const listOf = (id: number, name: string, item: number | null) => ({
  id,
  name,
  default: id === 1,
  cover_url: null,
  items_count: item === null ? 0 : 1,
  item_id: item,
})
/** The item of the video on the default list, as the provider knows it. */
let item: number | null
let answers: Record<string, Answer>
let calls: string[]

beforeEach(() => {
  item = null
  onClose.mockReset()
  clearHearts()
  for (const { id } of toastStore.get()) dismissToast(id)
  signIn()
  answers = {
    [LISTS]: () => Response.json({ data: [listOf(1, 'favorites', item)] }),
    [ADD]: () => Response.json({ id: (item = 70) }, { status: 201 }),
    'GET /api/v1/favorites': () => Response.json({ data: [] }),
    'DELETE /api/v1/favorite_lists/default/items/70': () => {
      item = null
      return new Response(null, { status: 204 })
    },
  }
  calls = respondToCalls(() => answers)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function show() {
  render(
    <>
      <HeartButton
        thing={video}
        title="Flow"
        texts={{ favorite: 'Favorite {title}', failed: 'Not saved.', unconfirmed }}
        guestHref="/email-lookup"
      />
      <ListPicker
        open
        thing={video}
        locale="en"
        texts={{ ...messages.catalogue.pickList, unconfirmed }}
        onClose={onClose}
      />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { wrapper: PageWrapper },
  )
  return userEvent.setup()
}
const saved = () => screen.findByRole('button', { name: /^Saved/ })
const expectChosen = (isChosen: boolean) =>
  waitFor(async () => {
    const heart = screen.getByRole('button', { name: 'Favorite Flow' })
    const pressed = [heart, await saved()].map((button) => button.getAttribute('aria-pressed'))
    expect(pressed).toEqual([`${isChosen}`, `${isChosen}`])
  })

it('has the default list as one of the lists, which the heart follows and is followed by', async () => {
  const user = show()
  await user.click(await saved())
  await expectChosen(true)
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Favorite Flow' }))
  await expectChosen(false)
})

it('makes a list for the item, under a name that is free', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Create and add' }))
  const name = screen.getByLabelText('New list name')
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  expect(document.activeElement).toBe(name)
  expect(calls).not.toContain(CREATE)

  answers[CREATE] = () =>
    Response.json(
      { errors: { full_messages: ['Name is taken'], name: ['is taken'] } },
      { status: 422 },
    )
  await user.type(name, 'on the ROAD{Enter}')
  expect(await screen.findByText('Name is taken')).toBeDefined()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(onClose).not.toHaveBeenCalled()

  const add = vi.fn<Answer>(() => Response.json({ id: 71 }, { status: 201 }))
  answers[CREATE] = () => Response.json(listOf(2, 'On the road', null), { status: 201 })
  answers['POST /api/v1/favorite_lists/2/items'] = add
  await user.clear(name)
  await user.type(name, 'On the road{Enter}')
  expect(await screen.findByText('Added to On the road')).toBeDefined()
  expect(add).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('says what could not be read or saved, stays open, and tries again', async () => {
  answers[LISTS] = fail
  const user = show()
  expect(await screen.findByText('We couldn’t load your lists.')).toBeDefined()
  answers[LISTS] = () => Response.json({ data: [listOf(1, 'favorites', item)] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  const add = answers[ADD]!
  answers[ADD] = fail
  await user.click(await saved())
  await waitFor(() => expect(document.querySelector('[data-kind="error"]')).not.toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  answers[ADD] = add
  await user.click(await saved())
  expect(await screen.findByText('Added to Saved')).toBeDefined()
})
