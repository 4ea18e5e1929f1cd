import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, MediaPlaylist } from 'hls.js'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { createStreamRecovery, type StreamFailure } from './stream-recovery'

interface HlsStream {
  url: string
  /** Seconds to begin at; live streams begin at their edge. */
  startAt: number
  /** `expired`: the host no longer accepts the address. */
  onFailure: (failure: StreamFailure) => void
}

const policy = (retries: number) => ({
  default: {
    maxTimeToFirstByteMs: BROWSER_TIMEOUT_MS,
    maxLoadTimeMs: 4 * BROWSER_TIMEOUT_MS,
    timeoutRetry: { maxNumRetry: retries, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retries, retryDelayMs: 500, maxRetryDelayMs: 4000 },
  },
})

// Whether a failure that is repeated is told depends on what is left to be played, not on these.
const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: BROWSER_TIMEOUT_MS,
      maxLoadTimeMs: BROWSER_TIMEOUT_MS,
      timeoutRetry: null,
      errorRetry: { maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 500 },
    },
  },
  playlistLoadPolicy: policy(6),
  fragLoadPolicy: policy(6),
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
  const hls = new Hls({ startPosition: startAt || -1, backBufferLength: 60, ...loadPolicies })
  const recovery = createStreamRecovery({
    isStarved: () => element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    repair: () => hls.recoverMediaError(),
    resume: () => hls.startLoad(),
    onFailure,
  })
  hls.on(Hls.Events.ERROR, (_, error) => {
    if (!isTrouble(error)) return
    recovery.failed({
      part: error.frag?.type ?? error.parent ?? 'main',
      isFatal: error.fatal,
      isMedia: error.type === Hls.ErrorTypes.MEDIA_ERROR,
      status: error.response?.code,
    })
  })
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    // A segment that held nothing to play counts as a gap that is dealt with.
    if (!frag.gap) recovery.arrived(frag.type)
  })
  provideTextTracks(hls, Hls.Events, element)
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => {
    recovery.stop()
    hls.destroy()
  }
}

/** Captions that are missing stop nobody, and what the player nudges along by itself is no failure. */
function isTrouble({ fatal, details, frag, parent }: ErrorData): boolean {
  if (fatal) return true
  if ((frag?.type ?? parent) === 'subtitle' || details.startsWith('subtitle')) return false
  return !details.startsWith('buffer') || details === 'bufferAppendError'
}

/**
 * Gives the captions of a stream their track elements. Those that hls.js would make have a `data:`
 * address as their source, which the content security policy of the pages does not allow; a track
 * without any source loses its cues in Safari.
 */
function provideTextTracks(hls: Hls, events: typeof Hls.Events, media: HTMLVideoElement) {
  const source = URL.createObjectURL(new Blob(['WEBVTT'], { type: 'text/vtt' }))
  const provide = (tracks: readonly MediaPlaylist[]) => {
    for (const track of tracks) track.trackNode ??= createTrack(media, track, source)
  }
  hls.on(events.MANIFEST_PARSED, (_, { subtitleTracks }) => provide(subtitleTracks))
  // They are gone after a repair.
  hls.on(events.MEDIA_ATTACHING, () => provide(hls.allSubtitleTracks))
  hls.on(events.DESTROYING, () => URL.revokeObjectURL(source))
}

function createTrack(media: HTMLVideoElement, { name, lang = '' }: MediaPlaylist, source: string) {
  const element = document.createElement('track')
  element.kind = 'subtitles'
  element.label = name
  element.srclang = lang
  element.src = source
  element.track.mode = 'disabled'
  media.append(element)
  return element
}
