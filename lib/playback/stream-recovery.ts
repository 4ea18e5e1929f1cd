export type StreamFailure = 'expired' | 'broken'

/** How long a stream that fails may leave somebody without a picture before it is told, in milliseconds. */
const TOLD_AFTER_MS = 2500
const CHECK_EVERY_MS = 500

/** How long a player that has stopped waits before it loads on, in milliseconds. */
const RESUME_AFTER_MS = 4000

/** How often the decoder is set up anew before garbage is called so. */
const MAX_REPAIRS = 3

/** A failure of a stream; `part` is what of it failed, as `main` or `audio`. */
export interface StreamTrouble {
  part: string
  /** The player has stopped loading. */
  isFatal: boolean
  /** What arrived cannot be decoded, as opposed to nothing that arrives. */
  isMedia: boolean
  /** Of the answer, where there was one. */
  status?: number
}

interface StreamRecoveryOptions {
  /** Whether nothing is left to be played. */
  isStarved: () => boolean
  /** Sets up the decoder anew and loads on. */
  repair: () => void
  /** Loads on after the player has stopped. */
  resume: () => void
  onFailure: (failure: StreamFailure) => void
}

/**
 * Decides what to do about the failures of a stream. While there is something left to play nobody is
 * disturbed and loading goes on; without, the failure is told after a moment, or after three
 * repairs. An address that is refused is told at once, so that a new one can be asked for.
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
    /** Something of that part arrived and can be played. */
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
