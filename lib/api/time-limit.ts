/**
 * A signal that is aborted after so many milliseconds, as by `AbortSignal.timeout`, unless `end` is
 * called first. On the server a timer keeps the whole page in whose rendering it was started until
 * it ends, so what is done must not leave one running.
 */
export function timeLimit(milliseconds: number) {
  const controller = new AbortController()
  const expire = () => controller.abort(new DOMException('Too slow', 'TimeoutError'))
  const timer = setTimeout(expire, milliseconds)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
