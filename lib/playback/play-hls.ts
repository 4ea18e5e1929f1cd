import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, MediaPlaylist } from 'hls.js'
import { BROWSER_TIMEOUT_MS } from '@/lib/api/timeouts'
import { createStreamRecovery, type StreamFailure } from './stream-recovery'

interface HlsStream {
  url: string
  /** Start position in seconds; live streams start at the live edge. */
  startAt: number
  /** `expired` means that the host no longer accepts the URL. */
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

// Whether a repeated failure is reported depends on how much is buffered, not on these limits.
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
 * Plays an HLS URL in a media element: natively where the browser requires it, else with hls.js,
 * which is loaded only then.
 *
 * @returns a function that stops playback and releases the element
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
  // The native player does not expose the status; most network errors are expired URLs.
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
    // Phones pay for what they load, and show no more pixels than they have.
    capLevelToPlayerSize: true,
    ...loadPolicies,
  })
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
    // A segment without playable content counts as a gap that was handled.
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

/**
 * Whether an error needs recovery. Missing captions do not stop playback, and buffer problems that
 * the player fixes by itself are no failures.
 */
function isTrouble({ fatal, details, frag, parent }: ErrorData): boolean {
  if (fatal) return true
  if ((frag?.type ?? parent) === 'subtitle' || details.startsWith('subtitle')) return false
  return !details.startsWith('buffer') || details === 'bufferAppendError'
}

/**
 * Creates the track elements for the captions of a stream. Those that hls.js would create have a
 * `data:` URL as source, which the pages' content security policy blocks, and a track without a
 * source loses its cues in Safari.
 */
function provideTextTracks(hls: Hls, events: typeof Hls.Events, media: HTMLVideoElement) {
  const source = URL.createObjectURL(new Blob(['WEBVTT'], { type: 'text/vtt' }))
  const provide = (tracks: readonly MediaPlaylist[]) => {
    for (const track of tracks) track.trackNode ??= createTrack(media, track, source)
  }
  hls.on(events.MANIFEST_PARSED, (_, { subtitleTracks }) => provide(subtitleTracks))
  // A repair removes the tracks.
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
