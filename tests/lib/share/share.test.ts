import { describe, expect, it } from 'vitest'
import { parseVideoFilters } from '@/lib/catalogue/video-filters'
import { carriedParams } from '@/lib/flow/flow-params'
import { shareUrl, windowFeatures } from '@/lib/share/networks'
import { sharedAddress } from '@/lib/share/shared-address'

const site = 'https://x-plus.example'

describe('sharedAddress', () => {
  it.each([
    ['/', '/'],
    ['/video-detail?id=3', '/video-detail?id=3'],
    ['/en-AU/video-detail?id=3&brand=yoga', '/en-AU/video-detail?id=3&brand=yoga'],
    [
      '/classes/workouts?q=slow%20flow+now&level=beginner&modalities_ids=1,2',
      '/classes/workouts?q=slow%20flow+now&level=beginner&modalities_ids=1,2',
    ],
    ['/schedule?date=2026-03-04', '/schedule?date=2026-03-04'],
    ['/video-detail?onBack=%2Fclasses&id=3&utm_source=mail', '/video-detail?id=3'],
    ['/video-detail?id=3#main', '/video-detail?id=3'],
    ['/?redirectTo=%2Fschedule', '/'],
    ['/forgot-password?token=secret&access-token=a&client=b&uid=c%40d.e', '/forgot-password'],
    ['/video-detail?id=3&referrer%5Fid=9&%69d=4', '/video-detail?id=3&%69d=4'],
    ['/video-detail?id=3&irclickid=a&store_id=1&sp=2', '/video-detail?id=3'],
    ['/video-detail?id=3&q=%E0%A4%A', '/video-detail?id=3&q=%E0%A4%A'],
    ['/video-detail?', '/video-detail'],
    ['/video-detail?id=3&&', '/video-detail?id=3'],
  ])('of %s is %s', (from, to) => {
    expect(sharedAddress(`${site}${from}`)).toBe(`${site}${to}`)
  })

  it.each(carriedParams)('drops %s, which belongs to one visitor', (name) => {
    expect(sharedAddress(`${site}/video-detail?${name}=1&id=3`)).toBe(`${site}/video-detail?id=3`)
  })

  it.each(Object.keys(parseVideoFilters(new URLSearchParams())))('keeps the filter %s', (name) => {
    const address = `${site}/classes/workouts?${name}=1`
    expect(sharedAddress(address)).toBe(address)
  })
})

describe('shareUrl', () => {
  const address = `${site}/video-detail?id=3&brand=yoga`

  it.each([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`],
    ['x', `https://x.com/intent/post?url=${encodeURIComponent(address)}&text=Slow%20%26%20steady`],
  ] as const)('shares the page on %s', (network, url) => {
    expect(shareUrl(network, address, 'Slow & steady')).toBe(url)
  })
})

it('the window of a network is 550 by 400, centered, without access to this page', () => {
  const frame = { screenX: 100, screenY: 50, outerWidth: 1250, outerHeight: 900 }
  expect(windowFeatures(frame)).toBe('width=550,height=400,left=450,top=300,noopener,noreferrer')
})
