import { brotliCompressSync, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { siteStyle, siteStylePath } from '@/app/styles/site-style'

const FOR_EVER = 'public, max-age=31536000, immutable'

// Made once, so as small as it can be.
const encodings = {
  br: brotliCompressSync(siteStyle),
  gzip: gzipSync(siteStyle, { level: 9 }),
  identity: siteStyle,
}
type Encoding = keyof typeof encodings

/**
 * The style sheet of all pages. A page of an earlier or a later version, which may be in a cache or
 * on another server while the product is updated, names another file and gets this one for now.
 */
export function GET(request: Request): Response {
  const isCurrent = new URL(request.url).pathname === siteStylePath
  const accepted = { headers: { 'accept-encoding': request.headers.get('accept-encoding') ?? '' } }
  const known = new Negotiator(accepted).encodings(Object.keys(encodings)) as Encoding[]
  const encoding = known.includes('br') ? 'br' : (known[0] ?? 'identity')
  return new Response(encodings[encoding], {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? FOR_EVER : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
