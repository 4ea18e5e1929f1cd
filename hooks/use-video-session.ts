import { useEffect } from 'react'
import { browserApi } from '@/lib/api/browser'
import {
  openVideoSession,
  updateVideoSession,
  type VideoSessionId,
} from '@/lib/api/user-video-sessions'

/** How often the position is kept while something plays, in milliseconds. */
const KEEP_EVERY_MS = 10_000

/**
 * Keeps where somebody is in a video, so that they can go on from there on any device: the session
 * opens with the first play and closes at the end; whoever plays on then opens another. `videoId` is
 * null for nobody and for live classes.
 */
export function useVideoSession(media: HTMLMediaElement | null, videoId: number | null) {
  useEffect(() => {
    if (!media || videoId === null) return
    let session: Promise<VideoSessionId | null> | null = null
    let closing: Promise<void> = Promise.resolve()
    let kept = -1

    const open = () => {
      // Asked for before the last one is closed, it would be that one.
      session ??= closing
        .then(() => openVideoSession(browserApi, videoId))
        .then((opened) => (opened.ok ? opened.data.id : null))
    }
    const keep = async (ended = false) => {
      const positionSeconds = Math.floor(media.currentTime)
      if (!session || (positionSeconds === kept && !ended)) return
      const asked = session
      kept = positionSeconds
      if (ended) session = null
      const id = await asked
      if (id !== null) await updateVideoSession(browserApi, id, { positionSeconds, ended })
    }
    const keepPlace = () => void keep()
    const close = () => {
      closing = keep(true)
    }

    const timer = setInterval(keepPlace, KEEP_EVERY_MS)
    media.addEventListener('playing', open)
    media.addEventListener('pause', keepPlace)
    media.addEventListener('ended', close)
    window.addEventListener('pagehide', keepPlace)
    return () => {
      clearInterval(timer)
      media.removeEventListener('playing', open)
      media.removeEventListener('pause', keepPlace)
      media.removeEventListener('ended', close)
      window.removeEventListener('pagehide', keepPlace)
      keepPlace()
    }
  }, [media, videoId])
}
