import { useEffect, useRef, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { type PlaybackInput, requestPlayback } from '@/lib/api/playback'
import { type WatchRefusal, watchRefusal } from '@/lib/playback/can-watch'

export type PlaybackState =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'playing'; url: string; startAt: number }
  | { phase: 'refused'; reason: WatchRefusal; message: string }
  | { phase: 'failed'; startAt: number }

/** How long a renewed address has to serve before it may be renewed again, in milliseconds. */
const RENEWAL_MS = 60_000

/**
 * Leave to play, asked of the provider when somebody presses play. When the address expires while
 * playing, a new one is asked for silently; one that is refused at once is shown. Whoever comes back
 * to a page that was left finds it as before they pressed play.
 */
export function usePlayback(input: PlaybackInput) {
  const [state, setState] = useState<PlaybackState>({ phase: 'idle' })
  const renewedAt = useRef(0)
  const visit = useRef(0)

  // The router keeps pages that are left, with their state, and shows them again.
  useEffect(
    () => () => {
      visit.current += 1
      setState({ phase: 'idle' })
    },
    [],
  )

  async function ask(startAt: number) {
    const { current } = visit
    const response = await requestPlayback(browserApi, input)
    if (visit.current !== current) return
    if (response.ok) return setState({ phase: 'playing', url: response.data.playbackUrl, startAt })
    const reason = watchRefusal(response.error)
    if (reason)
      return setState({ phase: 'refused', reason, message: errorText(response.error, '') })
    setState({ phase: 'failed', startAt })
  }

  return {
    state,
    play(startAt: number) {
      renewedAt.current = 0
      setState({ phase: 'asking' })
      return ask(startAt)
    },
    fail(failure: 'expired' | 'broken', startAt: number) {
      const isFresh = Date.now() - renewedAt.current < RENEWAL_MS
      if (failure === 'broken' || isFresh) return setState({ phase: 'failed', startAt })
      renewedAt.current = Date.now()
      void ask(startAt)
    },
    /** What the provider said when it was asked for something else, as a spot in a class. */
    refuse: (reason: WatchRefusal, message: string) =>
      setState({ phase: 'refused', reason, message }),
    dismiss: () => setState({ phase: 'idle' }),
  }
}
