import { PATIENCE_MS } from '@/lib/patience'

export type StreamFailure = 'expired' | 'broken'

interface HlsStream {
  url: string
  /** Seconds to begin at; live streams begin at their edge. */
  startAt: number
  /** `expired`: the host no longer accepts the address. */
  onFailure: (failure: StreamFailure) => void
}

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS address in a media element: natively where the browser has to, else by hls.js, which
 * is loaded only then.
 *
 * @returns stops and lets go of the element
 */
export function playHls(element: HTMLVideoElement, stream: HlsStream): () => void {
  if (!('MediaSource' in window) && element.canPlayType(HLS_TYPE)) {
    return playNatively(element, stream)
  }
  let stop = () => {}
  let stopped = false
  playByLibrary(element, stream, () => stopped).then(
    (started) => {
      stop = started
      if (stopped) stop()
    },
    () => stream.onFailure('broken'),
  )
  return () => {
    stopped = true
    stop()
  }
}

function playNatively(element: HTMLVideoElement, { url, startAt, onFailure }: HlsStream) {
  const begin = () => {
    if (Number.isFinite(element.duration)) element.currentTime = startAt
  }
  // It never says which answer it got: most of what breaks in the network is an address out of date.
  const fail = () =>
    onFailure(element.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'expired' : 'broken')
  element.addEventListener('loadedmetadata', begin, { once: true })
  element.addEventListener('error', fail)
  element.src = url
  return () => {
    element.removeEventListener('loadedmetadata', begin)
    element.removeEventListener('error', fail)
    element.removeAttribute('src')
    element.load()
  }
}

async function playByLibrary(
  element: HTMLVideoElement,
  { url, startAt, onFailure }: HlsStream,
  isStopped: () => boolean,
) {
  const { default: Hls } = await import('hls.js')
  if (isStopped()) return () => {}
  if (!Hls.isSupported()) throw new Error('This browser plays no HLS.')
  const hls = new Hls({
    startPosition: startAt || -1,
    backBufferLength: 60,
    manifestLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: PATIENCE_MS,
        maxLoadTimeMs: PATIENCE_MS,
        timeoutRetry: null,
        errorRetry: { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 500 },
      },
    },
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return
    if (response?.code === 401 || response?.code === 403) return onFailure('expired')
    if (type === Hls.ErrorTypes.MEDIA_ERROR) return hls.recoverMediaError()
    onFailure('broken')
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
