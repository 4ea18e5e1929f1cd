import { type RefObject, useEffect, useRef } from 'react'

/**
 * The last position that a media element had while it held a stream, in seconds; `startAt` until
 * then. The element itself says 0 as soon as its stream is taken away, so it must not be asked on
 * the way out.
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
