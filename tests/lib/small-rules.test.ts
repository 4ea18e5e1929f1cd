import { expect, it } from 'vitest'
import { breakpoints, RESIZE_DEBOUNCE_MS } from '@/lib/config/breakpoints'
import { cardModes } from '@/lib/catalogue/card-modes'
import { PAGE_SIZE } from '@/lib/api/paging'
import { ENTER_KEY } from '@/lib/browser/keys'
import { APP_OPEN_TIMEOUT_MS } from '@/lib/browser/native-app'
import { pictureSrcSet, pictureUrl } from '@/lib/routing/picture-url'
import { POLL_ATTEMPTS, POLL_INTERVAL_MS, SUBSCRIPTION_POLL_ATTEMPTS } from '@/lib/browser/poll'
import { TRACE_SAMPLE_RATE } from '@/lib/reports/report-options'

it('the constants match the specification', () => {
  expect(breakpoints).toEqual({ smallMobile: 320, bigMobile: 375, mobile: 576, tablet: 768 })
  expect(RESIZE_DEBOUNCE_MS).toBe(300)
  expect(PAGE_SIZE).toBe(50)
  expect(ENTER_KEY).toBe('Enter')
  expect(APP_OPEN_TIMEOUT_MS).toBe(2500)
  expect([POLL_INTERVAL_MS, POLL_ATTEMPTS, SUBSCRIPTION_POLL_ATTEMPTS]).toEqual([500, 10, 15])
  expect(TRACE_SAMPLE_RATE).toBe(0.03)
  expect(cardModes).toEqual([
    'collections',
    'workouts',
    'programs',
    'classes',
    'live-classes',
    'video-detail',
  ])
})

it('pictures are requested by width', () => {
  expect(pictureUrl('https://m/a.webp?v=1', 640)).toBe('https://m/a.webp?v=1&w=640')
  expect(pictureUrl('https://m/a.webp', 640)).toBe('https://m/a.webp?w=640')
  expect(pictureSrcSet('/a?v=1')).toBe(
    '/a?v=1&w=320 320w, /a?v=1&w=640 640w, /a?v=1&w=960 960w, /a?v=1&w=1280 1280w, /a?v=1&w=1600 1600w',
  )
})
