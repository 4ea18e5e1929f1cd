import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announceSession } from '@/lib/auth/session-events'
import { ANONYMOUS_ID_KEY, anonymousId } from '@/lib/tracking/anonymous-id'
import { startTracking } from '@/lib/tracking/start'
import { createQueue, enqueue, keepQueue, type QueuedEvent } from '@/lib/tracking/queue'
import {
  ada,
  collected,
  configure,
  failNext,
  happened,
  requests,
  setHint,
  start,
} from './tracked-page'

it('events only go to the first-party collector, as specified', async () => {
  configure(null)
  const { send } = await start()
  expect(requests).toEqual([])
  send(happened)
  expect(requests[0]!.type).toBe('text/plain')
  expect(collected()).toEqual([
    {
      platform: 'web',
      version: '1.2.3',
      source: 'web-client',
      env: 'test',
      event: 'Page View',
      payload: { page: 'home', pathname: '/' },
      devid: localStorage.getItem(ANONYMOUS_ID_KEY),
      ampDeviceId: null,
      timestamp: 1_700_000_000_000,
      user: null,
    },
  ])
  expect(requests.every(({ url }) => url === '/api/collect')).toBe(true)
})

it('contain the user, and forget them with the anonymous id after signing out', async () => {
  configure(null)
  await setHint(true)
  const { send } = await start()
  send(happened)
  const before = anonymousId()
  await setHint(false)
  announceSession('signed-out')
  expect(localStorage.getItem(ANONYMOUS_ID_KEY)).toBeNull()
  send(happened)
  const [first, second] = collected()
  expect(first!.user).toEqual(ada)
  expect(second!.user).toBeNull()
  expect(requests.some(({ url }) => url.includes('/subscriptions'))).toBe(false)
  expect(second!.devid).not.toBe(before)
})

it('each event has its user, also those during a sign-in', async () => {
  configure(null)
  const { send } = await start()
  send(happened)
  await setHint(true)
  announceSession('signed-in')
  send({ event: 'Sign In', payload: { signInType: 'email' }, timestamp: 1 })
  await waitFor(() => expect(collected()).toHaveLength(2))
  expect(collected().map(({ event, user }) => [event, user])).toEqual([
    ['Page View', null],
    ['Sign In', ada],
  ])
})

it('a sign-in or sign-out in another tab is noticed with the next event', async () => {
  configure(null)
  const { send } = await start()
  await setHint(true)
  send(happened)
  await waitFor(() => expect(collected()).toHaveLength(1))
  await setHint(false)
  send(happened)
  await waitFor(() => expect(collected()).toHaveLength(2))
  expect(collected().map(({ user }) => user)).toEqual([ada, null])
})

it('events waiting when the page is left are sent by the next one, first and in order', async () => {
  configure(null)
  const left = createQueue<QueuedEvent>()
  const at = (timestamp: number) => ({ ...happened, timestamp })
  enqueue(left, at(1))
  enqueue(left, at(2))
  keepQueue(left)
  await new Promise((resolve) => setTimeout(resolve, 2))
  // A page that is left before its tracking has started adds to the stored events.
  enqueue(left, at(3))
  keepQueue(left)
  expect(left.waiting).toEqual([])
  const queue = createQueue<QueuedEvent>()
  enqueue(queue, at(4))
  await startTracking(queue)
  expect(collected().map(({ timestamp }) => timestamp)).toEqual([1, 2, 3, 4])
  expect(sessionStorage.length).toBe(0)
})

it('a page that is left during a sign-in keeps its events', async () => {
  configure(null)
  const { queue, send } = await start()
  await setHint(true)
  announceSession('signed-in')
  send({ event: 'Sign In', payload: { signInType: 'email' }, timestamp: 1 })
  keepQueue(queue)
  await start()
  expect(collected().map(({ event, user }) => [event, user])).toEqual([['Sign In', ada]])
})

it('a page that is left fails its calls, and leaves what happened to the next one', async () => {
  vi.useFakeTimers()
  configure(null)
  const { queue, send } = await start()
  await setHint(true)
  failNext('/api/v1/user')
  announceSession('signed-in')
  send({ event: 'Sign In', payload: { signInType: 'email' }, timestamp: 1 })
  await vi.advanceTimersByTimeAsync(999)
  expect(collected()).toEqual([])
  keepQueue(queue)
  await start()
  expect(collected().map(({ event, user }) => [event, user])).toEqual([['Sign In', ada]])
})

it('a page that stays sends events without a person who could not be asked for', async () => {
  vi.useFakeTimers()
  configure(null)
  const { send } = await start()
  await setHint(true)
  failNext('/api/v1/user')
  announceSession('signed-in')
  send({ event: 'Sign In', payload: { signInType: 'email' }, timestamp: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(collected().map(({ event, user }) => [event, user])).toEqual([['Sign In', null]])
})

it('without storage waiting events stay with the page', () => {
  const left = createQueue<QueuedEvent>()
  enqueue(left, happened)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  keepQueue(left)
  expect(left.waiting).toEqual([happened])
})

it('a page without a configuration sends nothing', async () => {
  document.head.innerHTML = ''
  const { send } = await start()
  send(happened)
  expect(requests).toEqual([])
})
