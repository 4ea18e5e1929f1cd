import { expect, it } from 'vitest'
import { type ScreenKey, screens } from '@/lib/routing/screens'
import { isIndexed, robotsRules } from '@/lib/seo/indexing'

it.each<[ScreenKey, boolean]>([
  ['home', true],
  ['workouts', true],
  ['video-detail', true],
  ['live-class-detail', true],
  ['plan-selector', true],
  ['payment', true],
  ['live-class-fullscreen', false],
  ['login', false],
  ['payment-public', false],
  ['verify-code', false],
  ['profile', false],
  ['bookings', false],
])('%s is indexed: %s', (screen, listed) => {
  expect(isIndexed(screen)).toBe(listed)
})

it('excludes robots from all members’ screens in every language, and from nothing indexed', () => {
  const { allow, disallow } = robotsRules()
  const isClosed = (path: string) =>
    disallow.some((rule) => path.startsWith(rule)) &&
    !allow.some((rule) => rule !== '/' && path.startsWith(rule))
  for (const [key, { path, access }] of Object.entries(screens)) {
    if (access === 'member') expect([path, isClosed(`/en-AU${path}`)]).toEqual([path, true])
    if (isIndexed(key as ScreenKey)) expect([path, isClosed(path)]).toEqual([path, false])
  }
  expect(isClosed('/api/v1/videos')).toBe(true)
})
