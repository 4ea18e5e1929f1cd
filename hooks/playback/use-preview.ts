import { useEffect, useRef, useState } from 'react'
import { browserApi } from '@/lib/api/browser'
import { requestPreview } from '@/lib/api/playback'

export type PreviewState =
  { phase: 'idle' | 'asking' | 'ended' | 'failed' } | { phase: 'playing'; url: string }

/**
 * The preview of a video, requested when the user asks for it, together with the code of the player
 * that `load` loads. Leaving the page resets the state.
 */
export function usePreview(videoId: number, load: () => Promise<unknown>) {
  const [state, setState] = useState<PreviewState>({ phase: 'idle' })
  const visit = useRef(0)

  // The router keeps pages that are left, with their state, and shows them again.
  useEffect(
    () => () => {
      visit.current += 1
      setState({ phase: 'idle' })
    },
    [],
  )

  async function play() {
    const { current } = visit
    setState({ phase: 'asking' })
    const isLoaded = load().then(
      () => true,
      () => false,
    )
    const [preview, loaded] = await Promise.all([requestPreview(browserApi, videoId), isLoaded])
    if (visit.current !== current) return
    setState(
      preview.ok && loaded
        ? { phase: 'playing', url: preview.data.playbackUrl }
        : { phase: 'failed' },
    )
  }
  return {
    state,
    play: () => void play(),
    /** Leaves the preview, or shows that it has ended or failed. */
    stop: (phase: 'idle' | 'ended' | 'failed') => setState({ phase }),
  }
}
