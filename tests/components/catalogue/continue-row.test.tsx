import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takePendingAction } from '@/lib/flow/pending-action-store'
import { ContinueRow } from '@/components/catalogue/continue-row'
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store'

const texts = {
  title: 'Continue watching',
  left: '{count} min left',
  progress: 'How much of {title} you have watched',
  remove: 'Remove {title} from this row',
  removed: '{title} is removed',
  undo: 'Undo',
  unconfirmed: 'Not confirmed',
  failed: 'That could not be saved.',
  previous: 'Previous',
  next: 'Next',
  errorText: 'What you were watching could not be loaded.',
  retry: 'Try again',
}
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeEach(async () => {
  fetched.mockReset()
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  await mutate(() => true, undefined, { revalidate: false })
  document.cookie = 'signed-in=1'
})
afterEach(() => vi.unstubAllGlobals())

// Without deduplication, because each test has its own responses.
const show = () =>
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <ContinueRow context={{ locale: 'en', brand: 'all' }} texts={texts} />
    </SWRConfig>,
  )
const response = (...data: object[]) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json({ data })))

const session = (positionSeconds: number) => ({
  id: 1,
  position_seconds: positionSeconds,
  started_at: '2026-03-04T10:00:00Z',
  ended_at: null,
  video: {
    id: 3,
    title: 'Slow Morning Flow',
    kind: 'workout',
    duration_seconds: 1200,
    instructor: { id: 1, first_name: 'Ada', last_name: 'Lee' },
    brand_data: { id: 4, external_id: '4', name: 'Yoga' },
  },
})

it('shows started videos with their progress and a link to resume', async () => {
  response(session(300))
  show()
  const row = await screen.findByRole('region', { name: 'Continue watching' })
  const link = within(row).getByRole('link', { name: 'Slow Morning Flow' })
  expect(link.getAttribute('href')).toBe('/video-detail?id=3')
  const bar = within(row).getByRole('progressbar', {
    name: 'How much of Slow Morning Flow you have watched',
  })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(within(row).getByText('15 min left')).toBeTruthy()
  expect(fetched.mock.calls[0]?.[0]).toContain('/api/v1/user_video_sessions?open=true')
})

it('has the video played at once on the page that its link opens in this tab', async () => {
  // It is not known yet who is signed in.
  const isToPlay = () => takePendingAction({ kind: 'play', id: 3 }, 'robin', Date.now())
  response(session(300))
  show()
  const link = await screen.findByRole('link', { name: 'Slow Morning Flow' })
  // There is no page to go to.
  const ending = new AbortController()
  document.addEventListener('click', (event) => event.preventDefault(), {
    capture: true,
    signal: ending.signal,
  })
  fireEvent.click(link, { ctrlKey: true })
  expect(isToPlay()).toBe(false)
  fireEvent.click(link)
  expect(isToPlay()).toBe(true)
  ending.abort()
})

it('renders nothing without started videos', async () => {
  response(session(0))
  const { container } = show()
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

it('shows an error when loading failed, and retries', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }))
  show()
  expect((await screen.findByRole('status')).textContent).toContain(texts.errorText)
  response(session(300))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Continue watching' })).toBeTruthy()
})

it('removes a video, which ends its session', async () => {
  response(session(300))
  const { container } = show()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove Slow Morning Flow from this row' }),
  )
  await waitFor(() => expect(container.innerHTML).toBe(''))
  const [url, { method, body }] = fetched.mock.calls.at(-1) as unknown as [string, RequestInit]
  expect([method, url]).toEqual(['PUT', '/api/v1/user_video_sessions/1'])
  expect(JSON.parse(String(body))).toEqual({ position_seconds: 300, ended: true })
})

it('shows a video again that could not be removed', async () => {
  response(session(300))
  show()
  const button = await screen.findByRole('button', {
    name: 'Remove Slow Morning Flow from this row',
  })
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }))
  await userEvent.click(button)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
  expect(await screen.findByRole('region', { name: 'Continue watching' })).toBeTruthy()
  // The notification about the removal was withdrawn, so only the failure is shown.
  expect(toastStore.get().map(({ message }) => message)).toEqual([texts.failed])
})
