import { describe, expect, it } from 'vitest'
import { completion, milestonesBetween } from '@/lib/playback/watched-time'
import { formatPosition } from '@/lib/playback/can-watch'

describe('completion', () => {
  it.each([
    [0, 100, 0],
    [25, 100, 0.25],
    [1, 3, 0.33],
    [120, 100, 1],
    [-5, 100, 0],
    [10, 0, 0],
    [10, Number.NaN, 0],
  ])('%d of %d seconds is %d', (position, duration, share) => {
    expect(completion(position, duration)).toBe(share)
  })
})

describe('milestonesBetween', () => {
  it.each([
    [0, 0.2, []],
    [0.2, 0.25, [0.25]],
    [0.1, 0.8, [0.25, 0.5, 0.75]],
    [0.99, 1, [1]],
    [0.5, 0.5, []],
  ])('from %d to %d', (before, after, steps) => {
    expect(milestonesBetween(before, after)).toEqual(steps)
  })
})

describe('formatPosition', () => {
  it.each([
    [0, '0:00'],
    [760, '12:40'],
    [59.9, '0:59'],
    [3725, '1:02:05'],
    [-1, '0:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatPosition(seconds)).toBe(text)
  })
})
