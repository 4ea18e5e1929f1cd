import { expect, it } from 'vitest'
import { liveView } from '@/lib/playback/live-view'

type Scene = Parameters<typeof liveView>[0]

const scene = (options: Partial<Scene>): Scene => ({
  phase: 'live',
  action: 'join',
  session: 'member',
  booked: true,
  bookingFailed: false,
  playback: { phase: 'idle' },
  ...options,
})
const refused = (reason: 'sign-in' | 'subscribe' | 'book') =>
  ({ phase: 'refused', reason }) as const

it.each<[Partial<Scene>, string]>([
  [{ phase: null }, 'waiting'],
  [{ phase: 'ended', session: 'loading' }, 'ended'],
  [{ phase: 'ended', playback: { phase: 'playing' } }, 'ended'],
  [{ session: 'guest' }, 'sign-in'],
  [{ session: 'guest', phase: 'before' }, 'sign-in'],
  [{ playback: refused('sign-in') }, 'sign-in'],
  [{ session: 'loading' }, 'waiting'],
  [{ session: 'unavailable' }, 'unavailable'],
  [{ session: 'unavailable', phase: 'before' }, 'unavailable'],
  // Joining is not announced before it is known that the member holds a spot.
  [{ phase: 'before', booked: null }, 'waiting'],
  [{ phase: 'before', booked: null, bookingFailed: true }, 'unavailable'],
  [{ phase: 'before', booked: true, bookingFailed: true }, 'early'],
  [{ phase: 'before', booked: true }, 'early'],
  [{ phase: 'before', booked: false, action: 'book' }, 'book'],
  [{ phase: 'before', booked: false, action: 'full' }, 'full'],
  [{ phase: 'open', booked: false, action: 'book', playback: refused('book') }, 'book'],
  [{ booked: false, action: 'enter', playback: refused('book') }, 'book'],
  [{ booked: false, action: 'enter', playback: { phase: 'idle' } }, 'book'],
  [{ booked: false, action: 'enter', playback: refused('subscribe') }, 'subscribe'],
  [{ booked: null, playback: refused('book') }, 'book'],
  [{ booked: false, action: 'full', playback: refused('book') }, 'full'],
  [{ booked: false, action: 'closed', playback: refused('book') }, 'closed'],
  // Booking has closed, so a plan would not help.
  [{ booked: false, action: 'closed', playback: refused('subscribe') }, 'closed'],
  [{ booked: false, action: 'full', playback: refused('subscribe') }, 'subscribe'],
  [{ phase: 'open', playback: refused('subscribe') }, 'subscribe'],
  [{ phase: 'open', booked: null, playback: { phase: 'asking' } }, 'waiting'],
  [{ playback: { phase: 'idle' } }, 'waiting'],
  [{ playback: { phase: 'failed' } }, 'failed'],
  [{ playback: { phase: 'playing' } }, 'playing'],
])('%j shows %s', (options, expected) => {
  expect(liveView(scene(options))).toBe(expected)
})
