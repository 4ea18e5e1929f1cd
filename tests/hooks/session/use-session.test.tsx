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

/** Without deduplication, because each test has its own responses. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
)
const render = () => renderHook(() => useSession(), { wrapper })

const hint = () => (document.cookie = 'signed-in=1')

it('without a hint cookie the visitor is a guest, without a request', () => {
  const { result } = render()
  expect(result.current).toMatchObject({ status: 'guest', user: null })
  expect(fetched).not.toHaveBeenCalled()
})

it('with a hint cookie the session is known after one request', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({ user: member, expires: 'x' }))
  const { result } = renderHook(() => [useSession(), useSession()], { wrapper })
  expect(result.current[0]!.status).toBe('loading')
  await waitFor(() => expect(result.current[0]).toMatchObject({ status: 'member', user: member }))
  expect(result.current[1]!.status).toBe('member')
  expect(fetched).toHaveBeenCalledOnce()
})

it('a wrong hint cookie means a guest', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({}))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('guest'))
})

it('an outage is not a guest, and can be retried', async () => {
  hint()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('unavailable'))
  fetched.mockResolvedValue(Response.json({ user: member }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.status).toBe('member'))
})

it('signing out is noticed at once', async () => {
  hint()
  fetched.mockResolvedValue(Response.json({ user: member }))
  const { result } = render()
  await waitFor(() => expect(result.current.status).toBe('member'))
  document.cookie = 'signed-in=; Max-Age=0'
  act(() => announceSession('signed-out'))
  expect(result.current.status).toBe('guest')
})

it('a change in another tab is noticed when this one gets the focus', async () => {
  const { result } = render()
  expect(result.current.status).toBe('guest')
  // The hint is cached within a task, and another tab acts in a later one.
  await Promise.resolve()
  hint()
  fetched.mockResolvedValue(Response.json({ user: member }))
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(result.current.status).toBe('member'))
})
