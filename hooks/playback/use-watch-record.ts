import { useEffect } from 'react'
import { browserApi } from '@/lib/api/browser'
import { recordWatch } from '@/lib/api/user-videos'
import { providerNow } from '@/lib/time/provider-clock'
import { onPageLeave } from '@/lib/browser/on-page-leave'
import { createLatestWriter } from '@/lib/playback/latest-writer'
import { startClock, stopClock, stoppedClock, watchedSeconds } from '@/lib/playback/watched-time'

/** Interval in which a record is sent during playback, in milliseconds. */
const RECORD_EVERY_MS = 30_000

/** What is being watched; `live` distinguishes a running class from a video. */
export interface Watched {
  videoId: number
  live: boolean
}

type Playback = ReturnType<typeof createPlayback>

/** One playback until its end or until the page is left; its seconds only increase. */
function createPlayback(watched: Watched) {
  const playbackStartedAt = new Date(providerNow()).toISOString()
  let clock = stoppedClock
  const writer = createLatestWriter<number>({
    write: (seconds, signal) =>
      recordWatch(
        browserApi,
        { ...watched, watchedSeconds: seconds, playbackStartedAt },
        { signal },
      ),
    isSame: Object.is,
  })
  const seconds = () => watchedSeconds(clock, Date.now())

  return {
    run: () => {
      clock = startClock(clock, Date.now())
    },
    stand: () => {
      clock = stopClock(clock, Date.now())
    },
    save: () => {
      if (seconds() > 0) writer.save(seconds())
    },
    saveNow: () => {
      if (seconds() > 0) writer.saveNow(seconds())
    },
  }
}

/**
 * Records what is watched: every 30 seconds of playback, on pause, at the end and when the page is
 * hidden or left; nothing for guests. Failures are silent, so that they do not disturb the viewer,
 * and are retried.
 */
export function useWatchRecord(media: HTMLMediaElement | null, watched: Watched | null) {
  const videoId = watched?.videoId
  const live = watched?.live ?? false

  useEffect(() => {
    if (!media || videoId === undefined) return
    let playback: Playback | null = null

    const run = () => {
      playback ??= createPlayback({ videoId, live })
      playback.run()
    }
    const stand = () => playback?.stand()
    const standAndSave = () => {
      stand()
      playback?.save()
    }
    const end = () => {
      standAndSave()
      // Playing again starts a new playback.
      playback = null
    }

    const timer = setInterval(() => playback?.save(), RECORD_EVERY_MS)
    const stopListening = onPageLeave(() => playback?.saveNow())
    const listeners = {
      playing: run,
      waiting: stand,
      seeking: stand,
      pause: standAndSave,
      ended: end,
    }
    for (const [event, listener] of Object.entries(listeners))
      media.addEventListener(event, listener)
    return () => {
      clearInterval(timer)
      stopListening()
      for (const [event, listener] of Object.entries(listeners))
        media.removeEventListener(event, listener)
      stand()
      playback?.saveNow()
    }
  }, [media, videoId, live])
}
