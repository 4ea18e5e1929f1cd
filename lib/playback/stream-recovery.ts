export type StreamFailure = 'expired' | 'broken'

/**
 * How long playback may be stalled by a failing stream before the failure is reported, in
 * milliseconds.
 */
const TOLD_AFTER_MS = 2500
const CHECK_EVERY_MS = 500

/** Delay before a player that stopped loading resumes, in milliseconds. */
const RESUME_AFTER_MS = 4000

/** How often the decoder is reset before undecodable data count as a failure. */
const MAX_REPAIRS = 3

/** A failure of a stream; `part` is the failed stream type, such as `main` or `audio`. */
export interface StreamTrouble {
  part: string
  /** The player has stopped loading. */
  isFatal: boolean
  /** The data cannot be decoded, as opposed to not arriving. */
  isMedia: boolean
  /** HTTP status of the response, if there was one. */
  status?: number
}

interface StreamRecoveryOptions {
  /** Whether the buffer is empty. */
  isStarved: () => boolean
  /** Resets the decoder and continues loading. */
  repair: () => void
  /** Continues loading after the player has stopped. */
  resume: () => void
  onFailure: (failure: StreamFailure) => void
}

/**
 * Decides how to handle failures of a stream. While something is buffered, loading silently
 * continues; otherwise the failure is reported after a short delay or after three repairs. A
 * rejected URL is reported at once, so that a new one can be requested.
 */
export function createStreamRecovery(options: StreamRecoveryOptions) {
  const { isStarved, repair, resume, onFailure } = options
  const failing = new Set<string>()
  let starvedSince = 0
  let stoppedAt: number | null = null
  let repairs = 0
  let isTold = false
  let timer: ReturnType<typeof setInterval> | undefined

  function stop() {
    clearInterval(timer)
    timer = undefined
  }
  function tell(failure: StreamFailure) {
    stop()
    isTold = true
    onFailure(failure)
  }
  function check() {
    const now = Date.now()
    if (!isStarved()) starvedSince = now
    if (now - starvedSince >= TOLD_AFTER_MS) return tell('broken')
    if (stoppedAt === null || now - stoppedAt < RESUME_AFTER_MS) return
    stoppedAt = null
    resume()
  }

  return {
    failed({ part, isFatal, isMedia, status }: StreamTrouble) {
      if (isTold) return
      if (status === 401 || status === 403) return tell('expired')
      if (failing.size === 0) starvedSince = Date.now()
      failing.add(part)
      timer ??= setInterval(check, CHECK_EVERY_MS)
      if (!isFatal) return
      if (isMedia && repairs < MAX_REPAIRS) {
        repairs += 1
        return repair()
      }
      if (isMedia || isStarved()) return tell('broken')
      stoppedAt ??= Date.now()
    },
    /** Data of this part arrived and can be played. */
    arrived(part: string) {
      failing.delete(part)
      if (failing.size > 0) return
      repairs = 0
      stoppedAt = null
      stop()
    },
    stop,
  }
}
