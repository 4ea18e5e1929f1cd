import type { Loaded } from '@/lib/api/cached/settle'
import { refuse } from '@/lib/door/refuse'

/** Answers with a file of the sitemap; without the provider, and a file from before, with 503. */
export function answerXml(file: Loaded<string>): Response {
  if (!file.ok) return refuse(503, 'unavailable', { 'retry-after': '60' })
  return new Response(file.data, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
