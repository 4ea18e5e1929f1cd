'use client'

import {
  MediaAirplayButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLiveButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlaybackRateButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { useEffect, useRef, useState } from 'react'
import { useHls } from '@/hooks/playback/use-hls'
import { useMediaPosition } from '@/hooks/playback/use-media-position'
import { useVideoProgress } from '@/hooks/playback/use-video-progress'
import { useVideoSession } from '@/hooks/playback/use-video-session'
import { type Watched, useWatchRecord } from '@/hooks/playback/use-watch-record'
import { playingMedia } from '@/lib/playback/playing-media'
import type { TrackedVideo } from '@/lib/tracking/events'
import { CaptionsSwitch, LoadingIndicator, named } from './player-parts'

export interface VideoPlayerProps {
  /** The accessible name of the player. */
  title: string
  /** URL of the HLS playlist. */
  url: string
  /** Start position in seconds. */
  startAt: number
  /** What is recorded as watched; null for guests. */
  watched: Watched | null
  /** The tracked fields of the video; omitted for a live class. */
  tracked?: TrackedVideo
  /** A running class, which cannot be seeked. */
  live: boolean
  /** The host no longer accepts the URL (`expired`), or the stream cannot be played. */
  onFailure: (failure: 'expired' | 'broken', positionSeconds: number) => void
}

/** Video, audio and captions, with controls for mouse, touch and keyboard. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, url, startAt, watched, tracked, live, onFailure } = props
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  const [playButton, setPlayButton] = useState<HTMLElement | null>(null)
  const position = useMediaPosition(media, startAt)
  const playedBefore = useRef(0)
  // A live class starts at the live edge, also when it is reopened.
  const place = () => (live ? 0 : position.current)
  useHls(media, { url, startAt: place, onFailure: (failure) => onFailure(failure, place()) })
  useEffect(() => {
    // Takes over the focus from the button that opened the player, so that its keys work at once.
    if (document.activeElement === document.body) playButton?.focus()
  }, [playButton])
  useEffect(() => {
    if (!media || live) return
    playingMedia.set(media)
    return () => playingMedia.set(null)
  }, [media, live])
  useWatchRecord(media, watched)
  useVideoSession(media, {
    videoId: watched && !live ? watched.videoId : null,
    position,
    onOpen: ({ watchedSeconds }) => {
      // A viewer who skipped ahead has not played the skipped part.
      playedBefore.current = Math.min(watchedSeconds, startAt)
    },
  })
  useVideoProgress(media, { video: tracked ?? null, playedBefore })

  return (
    <MediaController
      className="player"
      role="region"
      ref={named(title)}
      defaultStreamType={live ? 'live' : 'on-demand'}
    >
      <video ref={setMedia} slot="media" crossOrigin="anonymous" playsInline autoPlay />
      <LoadingIndicator />
      {!live && (
        <MediaControlBar className="player-time">
          <MediaTimeRange />
        </MediaControlBar>
      )}
      <MediaControlBar className="player-bar">
        <MediaPlayButton ref={setPlayButton} />
        {live ? (
          <MediaLiveButton />
        ) : (
          <>
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaTimeDisplay showDuration />
          </>
        )}
        <span className="player-gap" />
        <MediaMuteButton />
        <MediaVolumeRange />
        <CaptionsSwitch />
        {!live && <MediaPlaybackRateButton rates={[0.75, 1, 1.25, 1.5]} />}
        <MediaPipButton />
        <MediaAirplayButton />
        <MediaFullscreenButton />
      </MediaControlBar>
    </MediaController>
  )
}
