import { MediaCaptionsButton, MediaLoadingIndicator } from 'media-chrome/react'
import { Spinner } from '@/components/ui/spinner/spinner'

/**
 * Captions are toggled; the library only sets `aria-checked` on a plain button, so the role is
 * added.
 */
const asSwitch = (button: HTMLElement | null) => button?.setAttribute('role', 'switch')

export const CaptionsSwitch = () => <MediaCaptionsButton ref={asSwitch} />

/** Shown over the picture while the stream is loading. */
export function LoadingIndicator() {
  return (
    <MediaLoadingIndicator slot="centered-chrome" noAutohide>
      <span slot="icon">
        <Spinner type="Oval" />
      </span>
    </MediaLoadingIndicator>
  )
}

/**
 * Names a player, as its ref. The library gives every player the same name when it enters the page,
 * in place of the attribute.
 */
export const named = (name: string) => (player: HTMLElement | null) =>
  player?.setAttribute('aria-label', name)
