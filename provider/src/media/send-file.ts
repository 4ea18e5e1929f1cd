import { open } from 'node:fs/promises'
import mime from 'mime'
import type { AppContext } from '../http/context'
import { notFound } from '../http/errors'

// The npm packages reject an invalid range (`5-2`) like one beyond the end; HTTP allows it to be
// ignored.
/**
 * The bytes that a `Range` header requests of a file of `size` bytes, both ends included. Null for
 * the whole file (no header, or one that may be ignored, such as several ranges). `unsatisfiable`
 * means 416.
 */
function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const [, from, to] = match
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < first) return null
  return first >= size || first > last ? 'unsatisfiable' : { first, last }
}

const notFoundCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

async function openFile(file: string) {
  try {
    return await open(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && notFoundCodes.has(String(error.code)))
      throw notFound()
    throw error
  }
}

/**
 * Responds with a file or the requested range of it (206, or 416). The caller has checked the path;
 * a missing file is 404.
 */
export async function sendFile(c: AppContext, file: string, cacheControl: string) {
  const type = mime.getType(file)
  if (!type) throw notFound()
  const handle = await openFile(file)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) throw notFound()
    c.header('content-type', type)
    c.header('accept-ranges', 'bytes')
    c.header('cache-control', cacheControl)
    c.header('cross-origin-resource-policy', 'cross-origin')
    const range = byteRange(c.req.header('range'), stat.size)
    if (range === 'unsatisfiable') {
      c.header('content-range', `bytes */${stat.size}`)
      return c.body(null, 416)
    }
    const { first, last } = range ?? { first: 0, last: stat.size - 1 }
    c.header('content-length', String(last - first + 1))
    if (range) c.header('content-range', `bytes ${first}-${last}/${stat.size}`)
    const bytes = new Uint8Array(last - first + 1)
    if (c.req.method !== 'HEAD') await handle.read(bytes, 0, bytes.length, first)
    return c.body(bytes, range ? 206 : 200)
  } finally {
    await handle.close()
  }
}
