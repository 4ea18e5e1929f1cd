import fresh from 'fresh'
import { siteStyle, siteStylePath, siteStyleTag } from '@/app/styles/site-style'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The style sheet of all pages. A page of an earlier or a later version, which may be in a cache or
 * on another server while the product is updated, names another file and gets this one for now.
 */
export function GET(request: Request): Response {
  const isCurrent = new URL(request.url).pathname === siteStylePath
  const headers = {
    'cache-control': isCurrent ? FOR_EVER : 'no-cache',
    etag: siteStyleTag,
  }
  if (fresh(Object.fromEntries(request.headers), { etag: siteStyleTag }))
    return new Response(null, { status: 304, headers })
  return new Response(siteStyle, {
    headers: { ...headers, 'content-type': 'text/css; charset=utf-8' },
  })
}
