import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playHls } from '@/lib/playback/play-hls'

beforeEach(() => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 })
})
afterEach(() => vi.unstubAllGlobals())

/** An element of a browser with native HLS; jsdom has no media source either. */
function nativeElement() {
  const element = document.createElement('video')
  element.canPlayType = () => 'maybe'
  element.load = () => {}
  return element
}

it.each([
  [2, 'expired'],
  [3, 'broken'],
  [4, 'broken'],
])('with native playback the error %d is reported as %s', (code, expected) => {
  const element = nativeElement()
  const onFailure = vi.fn()
  const stop = playHls(element, { url: 'https://x.test/a.m3u8', startAt: 0, onFailure })
  Object.defineProperty(element, 'error', { value: { code } })
  element.dispatchEvent(new Event('error'))
  expect(onFailure.mock.calls).toEqual([[expected]])
  stop()
  element.dispatchEvent(new Event('error'))
  expect(onFailure).toHaveBeenCalledOnce()
})
