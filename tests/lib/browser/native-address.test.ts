import { expect, it } from 'vitest'
import { nativeAddress } from '@/lib/browser/native-app'

const app = {
  url: 'xplus://',
  appStoreUrl: 'https://apps.test/1',
  playStoreUrl: 'https://play.test/1',
}
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/141.0 Mobile Safari/537.36'
const open = 'xplus://live-class-detail?id=7'

it.each([
  [app, iPhone, { open, store: app.appStoreUrl }],
  [app, android, { open, store: app.playStoreUrl }],
  [{ ...app, playStoreUrl: null }, android, { open, store: null }],
  [
    { ...app, url: 'xplus://open/' },
    iPhone,
    { open: 'xplus://open/live-class-detail?id=7', store: app.appStoreUrl },
  ],
  [app, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', null],
  [app, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36', null],
])('%j on %s', (config, userAgent, expected) => {
  expect(nativeAddress(config, '/live-class-detail?id=7', userAgent)).toEqual(expected)
})
