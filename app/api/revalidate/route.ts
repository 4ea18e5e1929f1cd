import { revalidateTag } from 'next/cache'
import { createHash, timingSafeEqual } from 'node:crypto'
import { list, object, oneOf } from '@/lib/api/schema'
import { errorResponse } from '@/lib/server/responses'
import { readRequestBody } from '@/lib/proxy/incoming-request'
import { env } from '@/lib/config/env'
import { cacheTags } from '@/lib/api/cache-tags'

const order = object({ tags: list(oneOf(...cacheTags)) })

/**
 * `POST {"tags": ["videos"]}` with `authorization: Bearer <REVALIDATE_SECRET>` revalidates the
 * catalogue reads with these tags. Until the next visit has fetched them, and while the provider is
 * down, the old pages are served.
 */
export async function POST(request: Request): Promise<Response> {
  const expected = env().REVALIDATE_SECRET
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!expected) return errorResponse(404, 'not_found')
  if (!given || !isSameSecret(given, expected)) return errorResponse(401, 'unauthorized')
  const body = await readRequestBody(request)
  if (body instanceof Response) return body
  const tags = readTags(body)
  if (!tags) return errorResponse(422, 'unknown_tag')
  for (const tag of tags) revalidateTag(tag, 'max')
  return Response.json({ revalidated: tags }, { headers: { 'cache-control': 'no-store' } })
}

function readTags(body: Uint8Array) {
  try {
    const { tags } = order(JSON.parse(new TextDecoder().decode(body)))
    return tags.length > 0 ? tags : null
  } catch {
    return null
  }
}

/** Compares two secrets in constant time. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
