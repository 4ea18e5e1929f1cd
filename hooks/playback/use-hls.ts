import { useEffect, useEffectEvent } from 'react'
import { playHls } from '@/lib/playback/play-hls'
import type { StreamFailure } from '@/lib/playback/stream-recovery'

interface HlsOptions {
  url: string
  /** Returns the start position in seconds whenever the stream is opened. */
  startAt: () => number
  onFailure: (failure: StreamFailure) => void
}

/** Plays an HLS URL in a media element as long as both stay the same. */
export function useHls(media: HTMLVideoElement | null, { url, startAt, onFailure }: HlsOptions) {
  const beginning = useEffectEvent(startAt)
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    if (!media) return
    return playHls(media, { url, startAt: beginning(), onFailure: (failure) => fail(failure) })
  }, [media, url])
}
