import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import {
  openVideoSession,
  updateVideoSession,
  type VideoSession,
  type VideoSessionId,
} from '@/lib/api/user-videos'
import type { PersonalVideo } from '@/lib/api/personal-videos'
import { forgetRows } from '@/lib/catalogue/empty-rows'
import { onPageLeave } from '@/lib/browser/on-page-leave'
import { createLatestWriter } from '@/lib/playback/latest-writer'
import { swrKeys } from '@/lib/api/swr-keys'

/** Interval in which the position is saved during playback, in milliseconds. */
const KEEP_EVERY_MS = 10_000

interface Place {
  positionSeconds: number
  ended: boolean
}

interface SessionOptions {
  /** Null for guests and for live classes. */
  videoId: number | null
  position: RefObject<number>
  onOpen: (session: VideoSession) => void
}

/** Saves the position in a video; the first write creates the session. */
function createPlaceWriter(
  videoId: number,
  onOpen: SessionOptions['onOpen'],
  onWritten: (place: Place) => void,
) {
  let session: VideoSessionId | null = null

  async function write(place: Place, signal: AbortSignal) {
    if (session === null) {
      const { positionSeconds } = place
      const opened = await openVideoSession(browserApi, { videoId, positionSeconds }, { signal })
      if (!opened.ok) return opened
      session = opened.data.id
      onOpen(opened.data)
      forgetRows()
      if (!place.ended) return opened
    }
    const updated = await updateVideoSession(browserApi, session, place, { signal })
    if (updated.ok && place.ended) {
      session = null
      forgetRows()
    }
    return updated
  }

  return createLatestWriter<Place>({
    async write(place, signal) {
      const result = await write(place, signal)
      if (result.ok) onWritten(place)
      return result
    },
    isSame: (a, b) => a.positionSeconds === b.positionSeconds && a.ended === b.ended,
    isFinal: ({ ended }) => ended,
  })
}

/**
 * Saves the position in a video, so that it can be resumed on any device. The session starts with
 * the first play and ends at the end of the video; playing on then starts another one.
 */
export function useVideoSession(
  media: HTMLMediaElement | null,
  { videoId, position, onOpen }: SessionOptions,
) {
  const { mutate } = useSWRConfig()
  const opened = useEffectEvent(onOpen)

  useEffect(() => {
    if (!media || videoId === null) return
    let isOpen = false
    let hasLeft = false
    const showWritten = ({ ended }: Place) => {
      // A video that was taken can be rated.
      if (hasLeft || ended)
        void Promise.all([mutate(swrKeys.openVideos), mutate(swrKeys.personalVideo(videoId))])
    }
    const writer = createPlaceWriter(videoId, (session) => !hasLeft && opened(session), showWritten)
    const place = (ended = false) => ({ positionSeconds: Math.floor(position.current), ended })

    const open = () => {
      isOpen = true
      writer.save(place())
    }
    const keep = () => {
      // The pause at the end of a video is not saved as a position.
      if (isOpen && !media.ended) writer.save(place())
    }
    const close = () => {
      if (isOpen) writer.save(place(true))
      isOpen = false
    }
    const keepNow = () => {
      if (isOpen) writer.saveNow(place())
    }

    const timer = setInterval(keep, KEEP_EVERY_MS)
    const stopListening = onPageLeave(keepNow)
    media.addEventListener('playing', open)
    media.addEventListener('pause', keep)
    media.addEventListener('ended', close)
    return () => {
      clearInterval(timer)
      stopListening()
      media.removeEventListener('playing', open)
      media.removeEventListener('pause', keep)
      media.removeEventListener('ended', close)
      hasLeft = true
      if (!isOpen) return
      keepNow()
      // Updates the cached video, so that its page shows the position before the provider has
      // stored it.
      const { positionSeconds } = place()
      const known = (video?: PersonalVideo) => video && { ...video, resumeSeconds: positionSeconds }
      void mutate<PersonalVideo>(swrKeys.personalVideo(videoId), known, { revalidate: false })
    }
  }, [media, position, videoId, mutate])
}
