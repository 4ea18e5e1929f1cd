'use client'

import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
} from 'media-chrome/react'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { useHls } from '@/hooks/playback/use-hls'
import { CaptionsSwitch, LoadingIndicator, named } from './player-parts'

interface PreviewPlayerProps {
  /** The accessible name of the player. */
  name: string
  /** URL of the HLS playlist. */
  url: string
  /** Says on the picture that it is a preview. */
  badge: string
  closeLabel: string
  /** The viewer closes it, it has reached its end, or it cannot be played. */
  onStop: (phase: 'idle' | 'ended' | 'failed') => void
}

/** Takes over the focus from the button that opened the player, so that its keys work at once. */
const takeFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus()
}

/** Keeps the player from taking these keys as its own while the button has the focus. */
const ownKeys = { keysused: 'Enter Space' }

/** Plays a preview, muted at first. Nothing of it is recorded or remembered. */
export function PreviewPlayer({ name, url, badge, closeLabel, onStop }: PreviewPlayerProps) {
  const [media, setMedia] = useState<HTMLVideoElement | null>(null)
  useHls(media, { url, startAt: () => 0, onFailure: () => onStop('failed') })

  return (
    <MediaController
      className="player"
      role="region"
      ref={named(name)}
      autohide="-1"
      noMutedPref
      noVolumePref
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop('idle')
      }}
    >
      <video
        ref={setMedia}
        slot="media"
        crossOrigin="anonymous"
        playsInline
        muted
        autoPlay
        onEnded={() => onStop('ended')}
      />
      <LoadingIndicator />
      <div slot="top-chrome" className="player-top">
        <Badge tone="media">{badge}</Badge>
        <button
          type="button"
          className="player-close"
          aria-label={closeLabel}
          {...ownKeys}
          onClick={() => onStop('idle')}
        >
          <CloseIcon />
        </button>
      </div>
      <MediaControlBar className="player-bar">
        <MediaPlayButton ref={takeFocus} />
        <MediaMuteButton />
        <MediaTimeDisplay showDuration />
        <span className="player-gap" />
        <CaptionsSwitch />
        <MediaFullscreenButton />
      </MediaControlBar>
    </MediaController>
  )
}
