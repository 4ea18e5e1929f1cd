import CachePolicy from 'http-cache-semantics'
import { type Answered, type Ask, type Asked, type Headers, wholeOf } from './exchange'

interface Stored {
  policy: CachePolicy
  answer: Answered
}

/**
 * A cache that many people share, in front of `ask`, which stores and reuses all that RFC 9111 lets
 * it; `hits` counts what it answered by itself.
 */
export function sharedCache(ask: Ask) {
  const stored = new Map<string, Stored[]>()
  const cache = { hits: 0, ask: answer }

  async function answer(asked: Asked): Promise<Answered> {
    // What is stored for GET answers HEAD too.
    const request = { url: asked.path, method: 'GET', headers: asked.headers }
    const variants = stored.get(asked.path) ?? []
    const found = variants.find(({ policy }) => policy.satisfiesWithoutRevalidation(request))
    if (found) {
      cache.hits += 1
      const headers = found.policy.responseHeaders() as Headers
      return asPreferred(asked, { ...found.answer, headers })
    }
    const whole = wholeOf(asked)
    const fetched = await ask(whole)
    const policy = new CachePolicy({ ...whole, url: asked.path }, fetched, { shared: true })
    if (asked.method === 'GET' && policy.storable())
      stored.set(asked.path, [{ policy, answer: fetched }, ...variants])
    return asPreferred(asked, fetched)
  }
  return cache
}

/** The answer as the visitor needs it: nothing of what they have, and no body of HEAD. */
function asPreferred({ method, headers }: Asked, answer: Answered): Answered {
  const { etag } = answer.headers
  const isKnown = etag !== undefined && headers['if-none-match']?.includes(etag)
  if (answer.status === 200 && isKnown) return { ...answer, status: 304, body: Buffer.alloc(0) }
  return method === 'HEAD' ? { ...answer, body: Buffer.alloc(0) } : answer
}
