/** The body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * Reads the body of a request or response up to `maxBytes`, whatever its Content-Length. Throws
 * `BodyTooLargeError` as soon as the limit is exceeded.
 */
export async function readBody(
  source: Request | Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(source.headers.get('content-length') ?? 0) > maxBytes) {
    await source.body?.cancel()
    throw new BodyTooLargeError()
  }
  const reader = source.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new BodyTooLargeError()
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
