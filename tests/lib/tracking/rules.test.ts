import { describe, expect, it, vi } from 'vitest'
import { decodeEnvelope, encodeEnvelope, type Envelope } from '@/lib/tracking/envelope'
import { eventPayload, limitProperties } from '@/lib/tracking/event-payload'
import { trackedLiveClass, trackedVideo } from '@/lib/tracking/events'
import { scrub } from '@/lib/tracking/scrub'
import { takeQueue } from '@/lib/tracking/start'
import { createQueue, enqueue } from '@/lib/tracking/queue'

describe('the queue', () => {
  it('passes on nothing before the start, then everything in order', () => {
    const queue = createQueue<number>()
    const take = vi.fn()
    for (const item of [1, 2, 3]) enqueue(queue, item)
    expect(take).not.toHaveBeenCalled()
    takeQueue(queue, take)
    enqueue(queue, 4)
    expect(take.mock.calls.flat()).toEqual([1, 2, 3, 4])
  })

  it('keeps waiting when it is paused', () => {
    const queue = createQueue<number>()
    const taken: number[] = []
    for (const item of [1, 2, 3]) enqueue(queue, item)
    takeQueue(queue, (item) => {
      taken.push(item)
      if (item === 2) queue.take = null
    })
    enqueue(queue, 4)
    expect([taken, queue.waiting]).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('keeps the first 512', () => {
    const queue = createQueue<number>()
    const take = vi.fn()
    for (let index = 0; index < 600; index += 1) enqueue(queue, index)
    takeQueue(queue, take)
    expect(take).toHaveBeenCalledTimes(512)
    expect(take).toHaveBeenLastCalledWith(511)
  })
})

describe('limits of properties', () => {
  it('cut strings at 4096 characters, at any depth', () => {
    const long = 'x'.repeat(5000)
    expect(limitProperties({ a: long, b: [{ c: long }], d: 1, e: null })).toEqual({
      a: long.slice(0, 4096),
      b: [{ c: long.slice(0, 4096) }],
      d: 1,
      e: null,
    })
  })

  it.each([
    [1000, 1000],
    [1001, 0],
  ])('of %d keys keep %d', (count, kept) => {
    const many = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
    expect(Object.keys(limitProperties(many) as object)).toHaveLength(kept)
  })
})

describe('the scrubber', () => {
  it.each([
    [
      { password: 'x', passwordConfirmation: 'y', name: 'Ada' },
      { password: '[removed]', passwordConfirmation: '[removed]', name: 'Ada' },
    ],
    [
      { accessToken: 'x', 'access-token': 'y', Authorization: 'z' },
      { accessToken: '[removed]', 'access-token': '[removed]', Authorization: '[removed]' },
    ],
    [
      { code: '123456', countryCode: 'AU', promoCode: 'SAVE20' },
      { code: '[removed]', countryCode: 'AU', promoCode: 'SAVE20' },
    ],
    [{ stripePaymentIntentClientSecret: 'x' }, { stripePaymentIntentClientSecret: '[removed]' }],
    [
      { card: { cardNumber: '1', cvc: '2' } },
      { card: { cardNumber: '[removed]', cvc: '[removed]' } },
    ],
    ['paid with 4242 4242 4242 4242!', 'paid with [removed]!'],
    ['4000-0025-0000-3155', '[removed]'],
    ['order 1234567890123', 'order 1234567890123'],
    ['secret pi_3Abc_secret_Xyz here', 'secret [removed] here'],
    ['key sk_live_abc123', 'key [removed]'],
    [
      '/forgot-password?access-token=abc&uid=a@b&x=1',
      '/forgot-password?access-token=[removed]&uid=[removed]&x=1',
    ],
    ['eyJhbGciOiJkaXIi.abc.def-ghi', '[removed]'],
    // Encrypted tokens have an empty part.
    ['eyJhbGciOiJkaXIi..iv.text.tag', '[removed]'],
    ['Authorization is Bearer abc.DEF-123_456', 'Authorization is [removed]'],
    ['/a#access_token=abc&x=1', '/a#access_token=[removed]&x=1'],
    // What users choose and view is sent unchanged.
    ['/classes/workouts?q=token&level=1', '/classes/workouts?q=token&level=1'],
    ['Session: basic training', 'Session: basic training'],
    [{ 'paid with 4242 4242 4242 4242': 1 }, { 'paid with [removed]': 1 }],
    [
      [1, null, true, undefined],
      [1, null, true, undefined],
    ],
  ])('%j', (value, expected) => {
    expect(scrub(value)).toEqual(expected)
  })

  it('limits the depth of circular values', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(JSON.stringify(scrub(circle))).toContain('[removed]')
  })
})

it('an envelope is the same after a round trip, in any script', () => {
  const envelope: Envelope = {
    platform: 'web',
    version: '0.1.0',
    source: 'web-client',
    env: 'test',
    event: 'Page View',
    payload: { title: 'Café 😀 日本', long: 'x'.repeat(50_000) },
    devid: 'd',
    ampDeviceId: null,
    timestamp: 1,
    user: null,
  }
  expect(decodeEnvelope(encodeEnvelope(envelope))).toEqual(envelope)
  expect(encodeEnvelope(envelope)).toMatch(/^[A-Za-z0-9+/=]+$/)
})

const instructor = { id: 3, firstName: 'Ada', lastName: 'L', imageUrl: null, placeholder: null }
const liveClass = {
  id: 2,
  sessionTitle: 'Spin',
  sessionLength: 45,
  startDateTime: '2026-03-04T12:00:00Z',
  modalities: [{ id: 1, name: 'Cycling', icon: null }],
  instructor,
  capacity: 20,
}

it('events contain what the specification lists, and nothing else', () => {
  const brandData = { id: 4, externalId: '4', name: 'Yoga' }
  const person = { id: 3, firstName: 'Ada', lastName: 'L' }
  const video = {
    id: 1,
    title: 'Flow',
    instructor,
    brandData,
    completion: 0.4,
    description: 'long',
  }
  expect(trackedVideo(video as never, 'video-detail')).toEqual({
    id: 1,
    title: 'Flow',
    instructor: person,
    brandData: { name: 'Yoga' },
    page: 'video-detail',
    completion: 0.4,
  })
  expect(trackedLiveClass(liveClass as never)).toEqual({
    id: 2,
    sessionTitle: 'Spin',
    sessionLength: 45,
    startDateTime: '2026-03-04T12:00:00Z',
    modalities: [{ name: 'Cycling' }],
    instructor: person,
  })
})

describe('the payload of an event', () => {
  const told = trackedLiveClass(liveClass as never)
  const filters = {
    modalities_ids: [],
    equipment_ids: [4],
    body_focuses_ids: [],
    instructor_ids: [],
    kind: null,
    level: 'beginner',
    duration: null,
    taken: false,
    q: '',
    sort: null,
  }
  const timestamp = Date.parse('2026-03-04T09:30:00Z')

  it.each([
    ['Live Schedule', { liveClasses: [liveClass] }, { liveClasses: [told] }],
    ['Live Class Detail', { liveClass }, told],
    ['Live Class Booked', { liveClass }, { ...told, hoursAhead: 2 }],
    ['Live Class Booking Cancelled', { liveClass }, { ...told, hoursAhead: 2 }],
    [
      'Filter On Demand',
      filters,
      { modalities_ids: [], equipment_ids: [4], level: 'beginner', taken: false },
    ],
    [
      'Filter On Demand',
      { ...filters, equipment_ids: [], level: null, brand: 'all' },
      { modalities_ids: [], taken: false, brand: 'all' },
    ],
    ['Date Select', { date: '2026-03-04' }, { date: '2026-03-04' }],
  ])('%s', (event, payload, sent) => {
    expect(eventPayload({ event, payload, timestamp } as never)).toEqual(sent)
  })
})
