import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMediaPosition } from '@/hooks/playback/use-media-position'
import { streamedVideo } from '@/tests/support/streamed-video'

it('is where it begins until something plays, then the last place while there was a stream', () => {
  const { media, at, takeStreamAway } = streamedVideo()
  const { result } = renderHook(() => useMediaPosition(media, 40))
  expect(result.current.current).toBe(40)
  at(44, 'timeupdate')
  at(200, 'seeking')
  expect(result.current.current).toBe(200)
  takeStreamAway()
  media.dispatchEvent(new Event('pause'))
  expect(result.current.current).toBe(200)
})

it('is where it begins while there is no media element', () => {
  expect(renderHook(() => useMediaPosition(null, 40)).result.current.current).toBe(40)
})
