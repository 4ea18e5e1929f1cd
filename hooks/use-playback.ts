import { useRef, useState } from 'react'
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

/**
 * Leave to play, asked of the provider when somebody presses play. When the address expires while
 * playing, a new one is asked for once, silently; a second failure is shown.
 */
export function usePlayback(input: PlaybackInput) {
  const [state, setState] = useState<PlaybackState>({ phase: 'idle' })
  const renewed = useRef(false)

  async function ask(startAt: number) {
    const answer = await requestPlayback(browserApi, input)
    if (answer.ok) return setState({ phase: 'playing', url: answer.data.playbackUrl, startAt })
    const reason = watchRefusal(answer.error)
    if (reason) return setState({ phase: 'refused', reason, message: errorText(answer.error, '') })
    setState({ phase: 'failed', startAt })
  }

  return {
    state,
    play(startAt: number) {
      renewed.current = false
      setState({ phase: 'asking' })
      return ask(startAt)
    },
    fail(failure: 'expired' | 'broken', startAt: number) {
      if (failure === 'broken' || renewed.current) return setState({ phase: 'failed', startAt })
      renewed.current = true
      void ask(startAt)
    },
    dismiss: () => setState({ phase: 'idle' }),
  }
}
