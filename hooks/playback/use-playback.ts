import { useEffect, useRef, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import type { CallError } from '@/lib/api/errors'
import { type PlaybackInput, requestPlayback } from '@/lib/api/playback'
import { type WatchRefusal, watchRefusal } from '@/lib/playback/can-watch'

export type PlaybackState =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'playing'; url: string; startAt: number }
  | { phase: 'refused'; reason: WatchRefusal; error: CallError }
  | { phase: 'failed'; startAt: number }

/** Minimum time between two renewals of the playback URL, in milliseconds. */
const RENEWAL_MS = 60_000

/**
 * Permission to play, requested when the user presses play. When the URL expires during playback a
 * new one is requested silently; one that is rejected right away is reported as an error. Leaving
 * the page resets the state.
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

  async function ask(position: number | Promise<number>) {
    const { current } = visit
    const [response, startAt] = await Promise.all([requestPlayback(browserApi, input), position])
    if (visit.current !== current) return
    if (response.ok) return setState({ phase: 'playing', url: response.data.playbackUrl, startAt })
    const reason = watchRefusal(response.error)
    if (reason) return setState({ phase: 'refused', reason, error: response.error })
    setState({ phase: 'failed', startAt })
  }

  return {
    state,
    /** @param position seconds at which to start */
    play(position: number | Promise<number>) {
      renewedAt.current = 0
      setState({ phase: 'asking' })
      return ask(position)
    },
    fail(failure: 'expired' | 'broken', startAt: number) {
      const isFresh = Date.now() - renewedAt.current < RENEWAL_MS
      if (failure === 'broken' || isFresh) return setState({ phase: 'failed', startAt })
      renewedAt.current = Date.now()
      void ask(startAt)
    },
    /** Shows what the provider said in response to another request, such as booking a spot. */
    refuse: (reason: WatchRefusal, error: CallError) =>
      setState({ phase: 'refused', reason, error }),
    dismiss: () => setState({ phase: 'idle' }),
  }
}
