/**
 * Milliseconds between two reads, and the default number of reads. Specification 9.
 *
 * @internal
 */
export const POLL_INTERVAL_MS = 500
/** @internal */
export const POLL_ATTEMPTS = 10
export const SUBSCRIPTION_POLL_ATTEMPTS = 15

/**
 * The expected value did not arrive in time. The message is for reports, never for the screen.
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
  /** Whether polling continues after this read error; by default an error ends the poll. */
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
 * Resolves like `promise`, or rejects with an Error with `message` after `ms` milliseconds. The
 * work behind the promise is not canceled.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
