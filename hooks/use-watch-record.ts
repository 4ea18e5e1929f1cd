import { useEffect } from 'react'
import { browserApi } from '@/lib/api/browser'
import { recordWatch } from '@/lib/api/user-video-watches'
import { providerNow } from '@/lib/clock'
import { startClock, stopClock, stoppedClock, watchedSeconds } from '@/lib/playback/watch-clock'

/** How often a record is sent while something plays, in milliseconds. */
const RECORD_EVERY_MS = 30_000

/** What is being watched; `live` tells a class that is on air from a video. */
export interface Watched {
  videoId: number
  live: boolean
}

/**
 * Records what is watched: every 30 seconds of playback, on pause, at the end and when the page is
 * left. Never for nobody, and failures stay silent: they must not disturb who is watching.
 */
export function useWatchRecord(media: HTMLMediaElement | null, watched: Watched | null) {
  const videoId = watched?.videoId
  const live = watched?.live ?? false

  useEffect(() => {
    if (!media || videoId === undefined) return
    const id = videoId
    let clock = stoppedClock
    let sent = 0
    let startedAt: string | null = null

    const send = () => {
      const seconds = watchedSeconds(clock, Date.now())
      if (startedAt === null || seconds === sent) return
      sent = seconds
      void recordWatch(browserApi, {
        videoId: id,
        watchedSeconds: seconds,
        live,
        playbackStartedAt: startedAt,
      })
    }
    const run = () => {
      startedAt ??= new Date(providerNow()).toISOString()
      clock = startClock(clock, Date.now())
    }
    const stand = () => {
      clock = stopClock(clock, Date.now())
    }
    const standAndSend = () => {
      stand()
      send()
    }

    const timer = setInterval(send, RECORD_EVERY_MS)
    const listeners = {
      playing: run,
      waiting: stand,
      seeking: stand,
      pause: standAndSend,
      ended: standAndSend,
    }
    for (const [event, listener] of Object.entries(listeners))
      media.addEventListener(event, listener)
    window.addEventListener('pagehide', send)
    return () => {
      clearInterval(timer)
      for (const [event, listener] of Object.entries(listeners))
        media.removeEventListener(event, listener)
      window.removeEventListener('pagehide', send)
      standAndSend()
    }
  }, [media, videoId, live])
}
