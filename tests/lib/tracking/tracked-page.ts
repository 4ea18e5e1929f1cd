import { afterEach, beforeEach, vi } from 'vitest'
import { PAGE_CONFIG_META } from '@/lib/config/page-config'
import { decodeEnvelope } from '@/lib/tracking/envelope'
import { startTracking } from '@/lib/tracking/start'
import { createQueue, enqueue, type QueuedEvent } from '@/lib/tracking/queue'

const user = {
  id: 7,
  uuid: 'uuid-7',
  uid: 'u',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'L',
}
const subscriptions = {
  data: [500.5, 3.5].map((days, id) => ({
    id,
    status: 'active',
    created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    subscription_plan: { price: 20 },
  })),
}
export const happened: QueuedEvent = {
  event: 'Page View',
  payload: { page: 'home', pathname: '/' },
  timestamp: 1_700_000_000_000,
}
export const analyticsUrl = 'https://analytics.test/'
export const requests: { url: string; body: string; type: string | null; keepalive?: boolean }[] =
  []

export function configure(analytics: { key: string; url: string } | null) {
  document.head.innerHTML = ''
  const meta = document.createElement('meta')
  meta.name = PAGE_CONFIG_META
  meta.content = JSON.stringify({
    version: '1.2.3',
    deployment: 'test',
    collectorUrl: '/api/collect',
    analytics,
  })
  document.head.append(meta)
}

/** Sets or clears the hint cookie of this browser. */
export async function setHint(signedIn: boolean) {
  document.cookie = signedIn ? 'signed-in=1' : 'signed-in=; Max-Age=0'
  // The value is cached until the next microtask.
  await Promise.resolve()
}

/** Starts tracking on a page. */
export async function start() {
  const queue = createQueue<QueuedEvent>()
  await startTracking(queue)
  return { queue, send: (event: QueuedEvent) => enqueue(queue, event) }
}

export const ada = {
  id: 7,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'L',
  uid: 'u',
  uuid: 'uuid-7',
}

let failing: string | null = null

/** Has the next call of this address fail, as the calls of a page that is left do. */
export function failNext(url: string): void {
  failing = url
}

/** Everything in the browser's storage. */
export const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })

/** The events uploaded to the vendor. */
export const uploaded = () =>
  requests
    .filter(({ url }) => url === analyticsUrl)
    .flatMap(({ body }) => {
      const list = new URLSearchParams(body).get('e') ?? '[]'
      return JSON.parse(list) as Record<string, unknown>[]
    })

export const collected = () =>
  requests.filter(({ url }) => url === '/api/collect').map(({ body }) => decodeEnvelope(body))

const leave: (() => void)[] = []

// A page that went on listening would upload its events, and take the storage's, in the next test.
afterEach(async () => {
  window.dispatchEvent(new Event('pagehide'))
  for (const stop of leave.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  // What it sends as it is left.
  await new Promise((resolve) => setTimeout(resolve))
})

beforeEach(() => {
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[type, listener, options]: Parameters<typeof listen>) => {
      listen(type, listener, options)
      leave.push(() => window.removeEventListener(type, listener, options))
    },
  )
  requests.length = 0
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'signed-in=; Max-Age=0'
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({
      url,
      body: String(init.body),
      type: new Headers(init.headers).get('content-type'),
      keepalive: init.keepalive,
    })
    if (url === failing) {
      failing = null
      throw new TypeError('aborted')
    }
    if (url === '/api/v1/user') return Response.json(user)
    if (url.startsWith('/api/v1/subscriptions?')) return Response.json(subscriptions)
    if (url === '/api/collect') throw new TypeError('blocked')
    return new Response('success')
  })
})
