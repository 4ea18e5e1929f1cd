import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announceSession } from '@/lib/auth/session-events'
import { sendForm } from '@/lib/tracking/uploader'
import {
  analyticsUrl,
  collected,
  configure,
  happened,
  requests,
  setHint,
  start,
  stored,
  uploaded,
} from './tracked-page'

it('identifies the user, only sends to the vendor, and gets a new device id at sign-out', async () => {
  configure({ key: 'analytics-key', url: analyticsUrl })
  await setHint(true)
  const { send } = await start()
  send(happened)
  const device = collected()[0]!.ampDeviceId
  expect(device).toMatch(/^[\w-]{10,}$/)
  for (let count = 0; count < 40; count += 1) send(happened)
  await waitFor(() => expect(requests.some(({ url }) => url === analyticsUrl)).toBe(true))
  const form = new URLSearchParams(requests.find(({ url }) => url === analyticsUrl)!.body)
  expect([...form.keys()].sort()).toEqual(['checksum', 'client', 'e', 'upload_time', 'v'])
  expect(form.get('client')).toBe('analytics-key')
  const events = JSON.parse(form.get('e')!) as Record<string, unknown>[]
  expect(events[0]).toMatchObject({
    event_type: '$identify',
    user_id: 'uuid-7',
    user_properties: { $set: { inTrial: false, daysSinceSubscription: 3 } },
  })
  expect(events[1]).toMatchObject({
    event_type: 'Page View',
    event_properties: { page: 'home', pathname: '/' },
    device_id: device,
  })

  expect(requests.filter(({ url }) => url.includes('/subscriptions'))).toHaveLength(1)

  await setHint(false)
  announceSession('signed-out')
  send(happened)
  expect(collected().at(-1)!.ampDeviceId).not.toBe(device)
  const hosts = new Set(requests.map(({ url }) => new URL(url, 'http://own.test').host))
  expect([...hosts].sort()).toEqual(['analytics.test', 'own.test'])
})

it('uploads nothing twice, and keeps nothing of a user who signs out', async () => {
  configure({ key: 'analytics-key', url: analyticsUrl })
  await setHint(true)
  const { send } = await start()
  send(happened)
  await waitFor(() => expect(stored()).toContain('Page View'))
  expect(stored()).toContain('uuid-7')
  // The vendor's library has not processed the last event when the page is left.
  send({ ...happened, timestamp: 2 })
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).not.toContain('uuid-7')
  const hers = () => uploaded().filter(({ user_id }) => user_id === 'uuid-7')
  expect(hers().map(({ event_type }) => event_type)).toEqual([
    '$identify',
    'Page View',
    'Page View',
  ])

  send({ ...happened, timestamp: 3 })
  await setHint(false)
  announceSession('signed-out')
  expect(stored()).not.toContain('uuid-7')
  await waitFor(() => expect(hers()).toHaveLength(4))
  expect(new Set(hers().map(({ insert_id }) => insert_id)).size).toBe(4)
})

it('lets an upload finish after unload, unless it is too large', async () => {
  const send = (size: number) =>
    sendForm({ key: 'k', url: analyticsUrl }, [{ text: 'x'.repeat(size) }])
  await send(50_000)
  await send(70_000)
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

it('requests nothing for guests', async () => {
  configure({ key: 'analytics-key', url: analyticsUrl })
  await start()
  expect(requests.filter(({ url }) => url.startsWith('/api/v1/'))).toEqual([])
})

it('loads nothing of the vendor for browsers with a privacy signal', async () => {
  configure({ key: 'analytics-key', url: analyticsUrl })
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  const { send } = await start()
  send(happened)
  expect(collected()[0]!.ampDeviceId).toBeNull()
  vi.unstubAllGlobals()
})
