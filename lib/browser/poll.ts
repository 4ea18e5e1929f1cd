/**
 * Milliseconds between two reads, and how often a poll reads at most. Specification 9.
 *
 * @internal
 */
export const POLL_INTERVAL_MS = 500
/** @internal */
export const POLL_ATTEMPTS = 10
export const SUBSCRIPTION_POLL_ATTEMPTS = 15

/**
 * The value asked for did not come in time. The message is for reports, never for the screen.
 *
 * @internal
 */
export class PollExceededError extends Error {
  override readonly name = 'PollExceededError'
  constructor() {
    super('Exceeded max attempts')
  }
}

type PollOptions<T> = {
  until: (value: T) => boolean
  intervalMs?: number
  attempts?: number
  /** Whether a failed read only counts as an attempt; by default it ends the poll. */
  goOnAfter?: (error: unknown) => boolean
  signal?: AbortSignal
}

/**
 * Reads at once and then every `intervalMs` until `until` holds, never two reads at a time.
 * Returns the value; throws `PollExceededError` after `attempts` reads, the reason of `signal` when
 * it aborts, and any read error that `goOnAfter` does not accept. Specification 4 and 8, polling.
 */
export async function poll<T>(read: () => Promise<T> | T, options: PollOptions<T>): Promise<T> {
  const {
    until,
    intervalMs = POLL_INTERVAL_MS,
    attempts = POLL_ATTEMPTS,
    goOnAfter,
    signal,
  } = options
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    signal?.throwIfAborted()
    try {
      const value = await read()
      if (until(value)) return value
    } catch (error) {
      if (!goOnAfter?.(error)) throw error
    }
    if (attempt < attempts) await sleep(intervalMs, signal)
  }
  throw new PollExceededError()
}

/** Resolves after `ms` milliseconds; rejects with the reason of `signal` as soon as it aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * What `promise` gives, unless it takes longer than `ms` milliseconds: then rejects with an Error that
 * says `message`. What was begun goes on.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
