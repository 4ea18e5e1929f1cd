import { type RefObject, useEffect, useRef } from 'react'

/**
 * The last position of a media element while it had a stream, in seconds; `startAt` before that.
 * The element's own position becomes 0 when the stream is removed, so it cannot be read on unmount.
 */
export function useMediaPosition(
  media: HTMLMediaElement | null,
  startAt: number,
): RefObject<number> {
  const position = useRef(startAt)

  useEffect(() => {
    if (!media) return
    const note = () => {
      if (media.readyState !== HTMLMediaElement.HAVE_NOTHING) position.current = media.currentTime
    }
    const events = ['timeupdate', 'seeking', 'pause', 'ended']
    for (const event of events) media.addEventListener(event, note)
    return () => {
      for (const event of events) media.removeEventListener(event, note)
    }
  }, [media])

  return position
}
