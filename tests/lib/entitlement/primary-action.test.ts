import { expect, it } from 'vitest'
import type { BookingState } from '@/lib/booking/booking-state'
import type { Access } from '@/lib/entitlement/access'
import { bookAction, watchAction } from '@/lib/entitlement/primary-action'

const people = {
  unknown: { kind: 'unknown' },
  guest: { kind: 'guest' },
  every: { kind: 'covered', brandId: null },
  own: { kind: 'covered', brandId: 4 },
  none: { kind: 'uncovered', lacks: 'plan' },
  other: { kind: 'uncovered', lacks: 'brand' },
  paused: { kind: 'uncovered', lacks: 'resume' },
  unpaid: { kind: 'uncovered', lacks: 'payment' },
} as const satisfies Record<string, Access>
const names = Object.keys(people) as (keyof typeof people)[]

it.each(names)('plays what is free for %s', (name) => {
  for (const isTrial of [true, false])
    expect(watchAction(people[name], { free: true, isTrial })).toBe('play')
})

it.each([
  ['unknown', true, 'play'],
  ['guest', true, 'try'],
  ['guest', false, 'subscribe'],
  ['every', true, 'play'],
  ['own', true, 'play'],
  ['none', true, 'subscribe'],
  ['none', false, 'subscribe'],
  ['other', true, 'upgrade'],
  ['paused', true, 'resume'],
  ['unpaid', true, 'fixCard'],
] as const)('a paid video for %s, with a trial %s: %s', (name, isTrial, expected) => {
  expect(watchAction(people[name], { free: false, isTrial })).toBe(expected)
})

const taking: BookingState['action'][] = ['book', 'enter', 'wait']
const other: BookingState['action'][] = [
  'waiting',
  'full',
  'conflict',
  'join',
  'booked',
  'closed',
  'cancelled',
  'ended',
]
const instead = { none: 'subscribe', other: 'upgrade', paused: 'resume', unpaid: 'fixCard' }

it.each(names)('what a class offers stays for %s unless a plan is missing', (name) => {
  for (const action of taking) {
    const expected = name in instead ? instead[name as keyof typeof instead] : action
    expect(bookAction(people[name], action)).toBe(expected)
  }
  for (const action of other) expect(bookAction(people[name], action)).toBe(action)
})
