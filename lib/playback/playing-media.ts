import { createStore } from '@/lib/browser/store'

/** The element that plays the video of the page; null while it is not being played. */
export const playingMedia = createStore<HTMLVideoElement | null>(null)

/** Goes on playing at a position in seconds, and shows the picture; nothing while none is played. */
export function seekTo(seconds: number): void {
  const media = playingMedia.get()
  if (!media) return
  media.currentTime = seconds
  // A browser that refuses leaves it paused at the new position, where its controls go on.
  media.play().catch(() => undefined)
  media.scrollIntoView({ block: 'nearest' })
}
