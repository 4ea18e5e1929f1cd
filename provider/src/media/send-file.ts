import mime from 'mime'
import { open } from 'node:fs/promises'
import { notFound } from '../http/errors'
import type { AppContext } from '../http/types'
import { byteRange } from './byte-range'

const noEntry = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

async function openFile(file: string) {
  try {
    return await open(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && noEntry.has(String(error.code)))
      throw notFound()
    throw error
  }
}

/**
 * Answers with a file, or the one range of it that is asked for (206, or 416). The caller has made
 * sure that the path is one of ours; a file that is not there answers 404.
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
