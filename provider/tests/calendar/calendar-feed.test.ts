import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancelClass } from '../../src/live-classes/cancel-class'
import { createClass } from '../support/live-classes'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { book, cancel } from '../support/waitlists'

let provider: TestProvider
const start = new Date('2026-03-04T15:00:00Z')

beforeAll(async () => {
  provider = await startSeededProvider(start)
})
afterAll(() => provider.stop())
beforeEach(() => provider.clock.set(start))

async function memberWithFeed() {
  const [member] = await createMembers(provider, 1)
  const { status, body } = await provider.call('POST', '/api/v1/calendar_feed', {
    headers: member!.headers,
  })
  expect(status).toBe(201)
  return { headers: member!.headers, url: body.url as string }
}

const read = (url: string, headers: Record<string, string> = {}) =>
  provider.call('GET', new URL(url).pathname, { headers })

/** The lines of the events, by their id. */
const eventsIn = (calendar: string) =>
  new Map(
    calendar
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => [event.match(/UID:live-class-(\d+)@/)?.[1], event]),
  )

it('is made on request, at a secret address that a new one replaces', async () => {
  const [member] = await createMembers(provider, 1)
  const asked = () => provider.call('GET', '/api/v1/calendar_feed', { headers: member!.headers })
  expect((await asked()).body).toEqual({ url: null })
  const renew = () => provider.call('POST', '/api/v1/calendar_feed', { headers: member!.headers })
  const first = (await renew()).body.url
  expect(first).toMatch(new RegExp(`^${provider.env.webUrl}/calendar/[\\w-]{43}\\.ics$`))
  expect((await asked()).body).toEqual({ url: first })
  expect((await read(first)).status).toBe(200)
  const second = (await renew()).body.url
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
})

it('needs a session to be made, and a known token to be read', async () => {
  expect((await provider.call('GET', '/api/v1/calendar_feed')).status).toBe(401)
  expect((await provider.call('POST', '/api/v1/calendar_feed')).status).toBe(401)
  for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`])
    expect((await provider.call('GET', `/calendar/${file}`)).status).toBe(404)
})

it('holds what is booked, and what the studio called off as cancelled', async () => {
  const { headers, url } = await memberWithFeed()
  const kept = await createClass(provider, { startsIn: 100 })
  const calledOff = await createClass(provider, { startsIn: 200 })
  const givenUp = await createClass(provider, { startsIn: 300 })
  await book(provider, headers, kept.id)
  await book(provider, headers, calledOff.id)
  const { body } = await book(provider, headers, givenUp.id)
  provider.clock.advance(60_000)
  await cancel(provider, headers, body.id)
  await cancelClass(provider.deps, calledOff.id)
  const response = await read(url)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const events = eventsIn(response.body)
  expect([...events.keys()]).toEqual([String(kept.id), String(calledOff.id)])
  expect(events.get(String(kept.id))).toContain('STATUS:CONFIRMED')
  expect(events.get(String(kept.id))).toContain('DTSTART:20260304T164000Z')
  expect(events.get(String(kept.id))).toContain(`/live-class-detail?id=${kept.id}`)
  expect(events.get(String(calledOff.id))).toContain('STATUS:CANCELLED')
})

it('is only sent again when it has changed', async () => {
  const { headers, url } = await memberWithFeed()
  const liveClass = await createClass(provider, { startsIn: 100 })
  await book(provider, headers, liveClass.id)
  const etag = (await read(url)).headers.get('etag')!
  provider.clock.advance(60_000)
  const again = await read(url, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(again.body).toBeUndefined()
  const other = await createClass(provider, { startsIn: 200 })
  await book(provider, headers, other.id)
  expect((await read(url, { 'if-none-match': etag })).status).toBe(200)
})
