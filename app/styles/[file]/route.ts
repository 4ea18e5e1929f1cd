import { siteStyle, siteStylePath } from '@/app/styles/site-style'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The style sheet of all pages. A page of an earlier or a later version, which may be in a cache or
 * on another server while the product is updated, names another file and gets this one for now.
 */
export function GET(request: Request): Response {
  const isCurrent = new URL(request.url).pathname === siteStylePath
  return new Response(siteStyle, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? FOR_EVER : 'no-cache',
    },
  })
}
