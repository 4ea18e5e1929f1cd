import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeartButton } from '@/components/catalogue/heart-button'
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store'
import { Toaster } from '@/components/ui/toast/toaster'
import { clearHearts } from '@/lib/favorites/heart-store'

const texts = {
  favorite: 'Favorite {title}',
  failed: 'That could not be saved.',
  unconfirmed: 'Nobody knows.',
}
const calls = vi.fn<(method: string, path: string) => Response | Promise<Response>>()

beforeEach(() => {
  calls.mockReset()
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) =>
    Promise.resolve(calls(method ?? 'GET', url)),
  )
  clearHearts()
  for (const { id } of toastStore.get()) dismissToast(id)
  document.cookie = 'signed-in=1'
})
afterEach(() => vi.unstubAllGlobals())

const marks = (...ids: number[]) =>
  Response.json({
    data: ids.map((id) => ({ item_id: id * 10, video_id: id, video_group_id: null })),
  })
const show = (...ids: number[]) =>
  render(
    <>
      {ids.map((id) => (
        <HeartButton
          key={id}
          thing={{ kind: 'video', id }}
          title={`Video ${id}`}
          texts={texts}
          guestHref="/email-lookup?pendingAction=heart-video-1"
        />
      ))}
      <Toaster dismissLabel="Dismiss" />
    </>,
  )
const heart = (id: number) => screen.getByRole('button', { name: `Favorite Video ${id}` })

const isOn = (id: number) => heart(id).getAttribute('aria-pressed') === 'true'

it('leads guests to their email and requests nothing', () => {
  document.cookie = 'signed-in=; Max-Age=0'
  show(3)
  expect(screen.getByRole('link', { name: 'Favorite Video 3' }).getAttribute('href')).toBe(
    '/email-lookup?pendingAction=heart-video-1',
  )
  expect(calls).not.toHaveBeenCalled()
})

it('requests all hearts of a page in one call', async () => {
  calls.mockImplementation(() => marks(2))
  show(1, 2, 3)
  await waitFor(() => expect(isOn(2)).toBe(true))
  expect(isOn(1)).toBe(false)
  expect(calls).toHaveBeenCalledExactlyOnceWith('GET', '/api/v1/favorites?video_ids=1,2,3')
})

it('is on at once, and is removed by the id of its new item', async () => {
  const user = userEvent.setup()
  let answer: (response: Response) => void = () => {}
  calls.mockImplementation((method) =>
    method === 'GET' ? marks() : new Promise((resolve) => (answer = resolve)),
  )
  show(1)
  await user.click(heart(1))
  expect(isOn(1)).toBe(true)
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
  await act(async () => answer(Response.json({ id: 77 }, { status: 201 })))

  await user.click(heart(1))
  expect(isOn(1)).toBe(false)
  await waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith('DELETE', '/api/v1/favorite_lists/default/items/77'),
  )
})

it('reacts to the space bar, as buttons do', async () => {
  const user = userEvent.setup()
  calls.mockImplementation((method) =>
    method === 'GET' ? marks() : Response.json({ id: 77 }, { status: 201 }),
  )
  show(1)
  heart(1).focus()
  await user.keyboard(' ')
  expect(isOn(1)).toBe(true)
  await user.keyboard('{Enter}')
  expect(isOn(1)).toBe(false)
})

it('neither opens in another tab nor can be dragged for members, as buttons', async () => {
  calls.mockImplementation(() => marks())
  show(1)
  const isPrevented = new Promise((resolve) =>
    addEventListener('auxclick', (event) => resolve(event.defaultPrevented), { once: true }),
  )
  await userEvent.pointer({ keys: '[MouseMiddle]', target: heart(1) })
  expect(await isPrevented).toBe(true)
  expect(heart(1).draggable).toBe(false)
})

it('is restored with a message when saving failed', async () => {
  const user = userEvent.setup()
  calls.mockImplementation((method) =>
    method === 'GET' ? marks() : Response.json({}, { status: 500 }),
  )
  show(1)
  await user.click(heart(1))
  await screen.findByText('That could not be saved.')
  expect(isOn(1)).toBe(false)
})

const refuse = (status: number) => () =>
  Response.json({ errors: ['You need to sign in.'] }, { status })

it.each([
  ['is there all the same', () => marks(1), true, null],
  ['is not there', () => marks(), false, 'Nobody knows.'],
  ['cannot be looked up', refuse(504), false, 'Nobody knows.'],
])('without a response, and when it %s', async (_, found, on, said) => {
  const user = userEvent.setup()
  calls.mockImplementationOnce(() => marks())
  show(1)
  await waitFor(() => expect(calls).toHaveBeenCalledOnce())
  calls.mockImplementation((method) => (method === 'GET' ? found() : refuse(504)()))
  await user.click(heart(1))
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(3))
  if (said) await screen.findByText(said)
  else expect(screen.queryByRole('alert')).toBeNull()
  expect(isOn(1)).toBe(on)
})

it('leaves reporting the end of a session to the page', async () => {
  const user = userEvent.setup()
  calls.mockImplementation((method) => (method === 'GET' ? marks() : refuse(401)()))
  show(1)
  await user.click(heart(1))
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(isOn(1)).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is requested again by the next page when the request failed', async () => {
  calls.mockImplementationOnce(refuse(504))
  show(1).unmount()
  await waitFor(() => expect(calls).toHaveBeenCalledOnce())
  calls.mockImplementation(() => marks(1))
  show(1)
  await waitFor(() => expect(isOn(1)).toBe(true))
})

it('clicked twice quickly ends in its initial state', async () => {
  const user = userEvent.setup()
  calls.mockImplementation((method) =>
    method === 'GET'
      ? marks()
      : method === 'POST'
        ? Response.json({ id: 77 }, { status: 201 })
        : new Response(null, { status: 204 }),
  )
  show(1)
  await user.dblClick(heart(1))
  await waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith('DELETE', '/api/v1/favorite_lists/default/items/77'),
  )
  expect(isOn(1)).toBe(false)
})
