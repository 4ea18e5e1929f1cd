import { beforeEach, expect, it } from 'vitest'
import {
  beginNavigation,
  endNavigation,
  pendingNavigation,
} from '@/lib/navigation/pending-navigation'

beforeEach(() => {
  endNavigation()
  history.replaceState(null, '', '/schedule?date=2031-01-01')
})

it.each(['/', '/schedule', '/schedule?date=2031-01-02', '?date=2031-01-02'])(
  'waits for the page at %s until it is there',
  (href) => {
    beginNavigation(href)
    expect(pendingNavigation.get()).toBe(true)
    endNavigation()
    expect(pendingNavigation.get()).toBe(false)
  },
)

it.each(['/schedule?date=2031-01-01', '#main', '/schedule?date=2031-01-01#main'])(
  'does not wait for %s, where the page is already',
  (href) => {
    beginNavigation(href)
    expect(pendingNavigation.get()).toBe(false)
  },
)

it('does not go on waiting when a link leads back to the page that is shown', () => {
  beginNavigation('/')
  beginNavigation('/schedule?date=2031-01-01')
  expect(pendingNavigation.get()).toBe(false)
})
