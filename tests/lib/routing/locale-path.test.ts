import { describe, expect, it } from 'vitest'
import { localePath, splitLocale } from '@/lib/routing/locale-path'

describe('localePath', () => {
  it.each([
    ['en', '/schedule', '/schedule'],
    ['en', '/', '/'],
    ['en-AU', '/', '/en-AU'],
    ['en-AU', '/?brand=yoga', '/en-AU?brand=yoga'],
    ['en-CA', '/classes/workouts?level=beginner', '/en-CA/classes/workouts?level=beginner'],
  ] as const)('in %s %s is %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected)
  })
})

describe('splitLocale', () => {
  it.each([
    ['/schedule', 'en', '/schedule'],
    ['/', 'en', '/'],
    ['/en-AU', 'en-AU', '/'],
    ['/en-AU?brand=yoga', 'en-AU', '/?brand=yoga'],
    ['/en-CA/video-detail?id=3', 'en-CA', '/video-detail?id=3'],
    ['/en-AUX/schedule', 'en', '/en-AUX/schedule'],
    // The default locale is never a prefix.
    ['/en/schedule', 'en', '/en/schedule'],
  ])('%s is %s and %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual({ locale, path: rest })
  })
})
