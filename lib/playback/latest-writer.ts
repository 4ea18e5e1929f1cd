import type { CallError } from '@/lib/api/errors'
import { isApiError } from '@/lib/api/error-kinds'
import type { Result } from '@/lib/api/result'

/** Delays between attempts at a failing write, in milliseconds; the last one repeats. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000, 60_000]

/** How often a failed write is retried before only a newer value retries it. */
const RETRIES = 6

interface LatestWriterOptions<T> {
  /** Sends a value; `signal` aborts when a newer value replaces it at once. */
  write: (value: T, signal: AbortSignal) => Promise<Result<unknown>>
  isSame: (a: T, b: T) => boolean
  /** Whether a value must be written itself: newer values follow it instead of replacing it. */
  isFinal?: (value: T) => boolean
}

/**
 * Writes the newest version of a changing value, one request at a time. A value counts as written
 * only when the response confirms it; until then it is retried with growing delays. A rejection
 * (4xx) is final.
 */
export function createLatestWriter<T>({ write, isSame, isFinal }: LatestWriterOptions<T>) {
  let waiting: T[] = []
  let sending: { value: T; abort: AbortController } | null = null
  let written: T | undefined
  let failures = 0
  let retriesLeft = RETRIES
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function sendNext(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const value = waiting.shift()
    if (isRefused || value === undefined) return
    if (written !== undefined && isSame(value, written)) return sendNext()
    const own = { value, abort: new AbortController() }
    sending = own
    const result = await write(value, own.abort.signal).catch((error: unknown) => {
      if (own.abort.signal.aborted) return null
      throw error
    })
    if (sending !== own || result === null) return
    sending = null
    if (result.ok) {
      written = value
      failures = 0
      return sendNext()
    }
    isRefused = isRefusal(result.error)
    if (waiting.length === 0 || isFinal?.(value)) waiting.unshift(value)
    if (retriesLeft === 0) return
    retriesLeft -= 1
    timer = setTimeout(() => void sendNext(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures += 1
  }

  return {
    /** Writes the value as soon as no request is running and no retry delay is pending. */
    save(value: T) {
      const last = waiting.at(-1)
      if (last !== undefined && !isFinal?.(last)) waiting.pop()
      waiting.push(value)
      retriesLeft = RETRIES
      if (!sending && timer === undefined) void sendNext()
    },
    /**
     * Writes the value at once, replacing any waiting or running write, because the page is being
     * left.
     */
    saveNow(value: T) {
      const isUnderWay = sending !== null && isSame(sending.value, value)
      waiting = isUnderWay ? [] : [value]
      retriesLeft = RETRIES
      if (isUnderWay) return
      sending?.abort.abort()
      sending = null
      void sendNext()
    },
  }
}

/** Whether the provider has decided, so that a retry would get the same response. */
function isRefusal(error: CallError): boolean {
  if (!isApiError(error)) return false
  const { status } = error
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
