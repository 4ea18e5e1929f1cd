import { useCallback, useSyncExternalStore } from 'react'
import type { VideoSection } from '@/lib/api/video-details'
import { playingMedia } from '@/lib/playback/playing-media'
import { sectionAt } from '@/lib/playback/section-at'
import { useStore } from '@/hooks/use-store'

const events = ['timeupdate', 'seeking']

/** The index of the section in which the video of the page is played; null while it is not played. */
export function usePlayingSection(sections: readonly VideoSection[]): number | null {
  const media = useStore(playingMedia)
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of events) media?.addEventListener(event, listener)
      return () => {
        for (const event of events) media?.removeEventListener(event, listener)
      }
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => media && sectionAt(sections, media.currentTime),
    () => null,
  )
}
