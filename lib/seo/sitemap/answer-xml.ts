import type { Loadable } from '@/lib/api/cached/loadable'
import { errorResponse } from '@/lib/proxy/error-response'

/** Answers with a file of the sitemap; without the provider, and a file from before, with 503. */
export function xmlResponse(file: Loadable<string>): Response {
  if (!file.ok) return errorResponse(503, 'unavailable', { 'retry-after': '60' })
  return new Response(file.data, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
