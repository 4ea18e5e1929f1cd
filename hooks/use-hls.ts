import { useEffect, useEffectEvent, useState } from 'react'

type Failure = 'expired' | 'broken'

interface HlsOptions {
  url: string
  /** Seconds to begin at; live streams begin at their edge. */
  startAt: number
  onFailure: (failure: Failure) => void
}

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS address in a media element: natively where the browser can, else by hls.js, which is
 * loaded only then. `expired` says that the host no longer accepts the address.
 */
export function useHls(media: HTMLVideoElement | null, { url, startAt, onFailure }: HlsOptions) {
  const [ready, setReady] = useState(false)
  // Where an address begins is asked once: a later position does not begin it again.
  const beginning = useEffectEvent(() => startAt)
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    if (!media) return
    let stop = () => {}
    let gone = false

    function playNatively(element: HTMLVideoElement) {
      const seek = () => {
        if (Number.isFinite(element.duration)) element.currentTime = beginning()
        setReady(true)
      }
      const failNatively = () => fail('broken')
      element.addEventListener('loadedmetadata', seek, { once: true })
      element.addEventListener('error', failNatively)
      element.src = url
      stop = () => {
        element.removeEventListener('loadedmetadata', seek)
        element.removeEventListener('error', failNatively)
        element.removeAttribute('src')
        element.load()
      }
    }

    async function playByLibrary(element: HTMLVideoElement) {
      const { default: Hls } = await import('hls.js')
      if (gone) return
      if (!Hls.isSupported()) return fail('broken')
      const hls = new Hls({ startPosition: beginning() || -1, backBufferLength: 60 })
      hls.on(Hls.Events.MANIFEST_PARSED, () => setReady(true))
      hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
        if (!fatal) return
        if (response?.code === 401 || response?.code === 403) return fail('expired')
        if (type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError()
        fail('broken')
      })
      hls.loadSource(url)
      hls.attachMedia(element)
      stop = () => hls.destroy()
    }

    if (media.canPlayType(HLS_TYPE) && !('MediaSource' in window)) playNatively(media)
    else void playByLibrary(media).catch(() => fail('broken'))
    return () => {
      gone = true
      stop()
      setReady(false)
    }
  }, [media, url])

  return ready
}
