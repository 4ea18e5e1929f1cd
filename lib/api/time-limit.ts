/**
 * Does work with a signal that is aborted after so many milliseconds, as by `AbortSignal.timeout`,
 * and ends the timer with the work: on the server a timer keeps the whole page in whose rendering
 * it was started until it ends.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const expire = () => controller.abort(new DOMException('Too slow', 'TimeoutError'))
  const timer = setTimeout(expire, milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
