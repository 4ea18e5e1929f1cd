import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from '@/components/layout/share-button'
import { Toaster } from '@/components/ui/toast/toaster'

const texts = {
  share: 'Share',
  title: 'Share this page',
  description: 'With somebody.',
  facebook: 'Facebook',
  x: 'X',
  device: 'More options',
  deviceFailed: 'Copy it instead',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copy it by hand',
  close: 'Close',
}
const start = 'http://localhost:3000/video-detail?id=3&brand=yoga'

function setup(share?: unknown) {
  window.history.replaceState(null, '', '/video-detail?id=3&brand=yoga&onBack=%2Fx')
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  render(
    <>
      <ShareButton title="Slow Flow" texts={texts} />
      <Toaster dismissLabel="Dismiss" />
    </>,
  )
  return userEvent.setup()
}

const openButton = () => screen.getByRole('button', { name: 'Share' })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

it('offers two networks, each in a small window with this page’s URL', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const user = setup()
  await user.click(openButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this page' }))
  await user.click(dialog.getByRole('button', { name: 'Facebook' }))
  await user.click(dialog.getByRole('button', { name: 'X' }))
  expect(open.mock.calls.map(([url]) => String(url).includes(encodeURIComponent(start)))).toEqual([
    true,
    true,
  ])
  for (const [, , features] of open.mock.calls)
    expect(features).toMatch(/width=550,height=400.*noopener/)
})

it('copies the link and confirms it', async () => {
  const user = setup()
  await user.click(openButton())
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(start)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lets the link be copied by hand when the clipboard is unavailable', async () => {
  const user = setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(openButton())
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Copy it by hand')).toBeTruthy()
  expect((screen.getByLabelText('Link') as HTMLInputElement).value).toBe(start)
})

it('also offers the device’s share sheet if there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  const user = setup(share)
  await user.click(openButton())
  const dialog = await screen.findByRole('dialog')
  expect(share).not.toHaveBeenCalled()
  expect(dialog.querySelectorAll('[data-share]')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'More options' }))
  expect(share).toHaveBeenCalledWith({ title: 'Slow Flow', url: start })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['AbortError', 0],
  ['InvalidStateError', 0],
  ['NotAllowedError', 1],
])('stays open after the sheet’s %s, and shows it %d times', async (name, said) => {
  const user = setup(() => Promise.reject(new DOMException('no', name)))
  await user.click(openButton())
  await user.click(await screen.findByRole('button', { name: 'More options' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByText('Copy it instead')).toHaveLength(said))
})

it('offers no share sheet when there is none', async () => {
  const user = setup()
  await user.click(openButton())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'More options' })).toBeNull()
})
