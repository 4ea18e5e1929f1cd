import type { ReactNode } from 'react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mutate, SWRConfig } from 'swr'
import { useSession } from '@/hooks/session/use-session'
import { announceSession } from '@/lib/auth/session-events'

const member = { email: 'ada@example.com', uid: 'u', uuid: 'uuid-7' }
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  await mutate(() => true, undefined, { revalidate: false })
  document.cookie = 'signed-in=; Max-Age=0'
})

/** Without the pause in which equal requests are one, since each test has answers of its own. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
)
const render = () => renderHook(() => useSession(), { wrapper })

const hint = () => (document.cookie = 'signed-in=1')

it('without a hint there is a guest, and nobody is asked', () => {
  const { result } = render()
  expect(result.current).toMatchObject({ status: 'guest', user: null })
  expect(fetched).not.toHaveBeenCalled()
})

it('with a hint it is known after the answer, and asked for once', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({ user: member, expires: 'x' }))
  const { result } = renderHook(() => [useSession(), useSession()], { wrapper })
  expect(result.current[0]!.status).toBe('loading')
  await waitFor(() => expect(result.current[0]).toMatchObject({ status: 'member', user: member }))
  expect(result.current[1]!.status).toBe('member')
  expect(fetched).toHaveBeenCalledOnce()
})

it('a hint that is wrong means a guest', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({}))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('guest'))
})

it('an outage is not a guest, and can be tried again', async () => {
  hint()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('unavailable'))
  fetched.mockResolvedValue(Response.json({ user: member }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('member'))
})

it('signing out is seen at once', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({ user: member }))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('member'))
  document.cookie = 'signed-in=; Max-Age=0'
  act(() => announceSession('signed-out'))
  expect(result.current.status).toBe('guest')
})

it('what another tab did is seen when this one gets the focus', async () => {
  const { result } = render()
  expect(result.current.status).toBe('guest')
  // Another tab acts at another moment; within one the hint is read once.
  await Promise.resolve()
  hint()
  fetched.mockResolvedValue(Response.json({ user: member }))
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(result.current.status).toBe('member'))
})
