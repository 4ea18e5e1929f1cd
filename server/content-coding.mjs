import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The smallest: a script of 100 KB takes a sixth of a second, once. */
export const SMALLEST = { brotli: 11, gzip: 9 }

/**
 * The coding that a request prefers, brotli where it has no preference; undefined for none.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {'br' | 'gzip' | undefined}
 */
export function preferredCoding(request) {
  const codings = ['br', 'gzip', 'identity']
  const coding = new Negotiator(request).encoding(codings, { preferred: ['br'] })
  return coding === 'br' || coding === 'gzip' ? coding : undefined
}

/**
 * Compresses outside the thread that serves requests.
 *
 * @param {'br' | 'gzip'} coding
 * @param {string | Buffer} content
 * @param {{ brotli: number, gzip?: number }} quality the higher, the smaller and the slower
 * @returns {Promise<Buffer>}
 */
export function compress(coding, content, quality) {
  if (coding === 'gzip') return zip(content, { level: quality.gzip })
  const params = {
    [BROTLI_PARAM_QUALITY]: quality.brotli,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return brotli(content, { params })
}
