import { randomUUID } from 'node:crypto'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'
import { badRequest, HttpError, notFound } from './errors'

const maxBody = 64 * 1024
/** A file of 5 MB in its form. */
const maxUpload = 5 * 1024 * 1024 + maxBody
const uploadPath = '/api/v1/profile_pictures'
const maxUrl = 8 * 1024
const maxDepth = 32
const maxItems = 1_000
const maxText = 10_000

/**
 * 414 for an address that is too long. An address with NUL, which the database cannot store, is 404
 * in the path and 400 in the query.
 */
export const limitUrl = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > maxUrl) throw new HttpError(414, { error: 'address_too_long' })
  if (c.req.url.includes('%00'))
    throw new URL(c.req.url).pathname.includes('%00') ? notFound() : badRequest()
  await next()
})

const limitOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, { error: 'body_too_large' }, { connection: 'close' })
    },
  })
const limitUsualBody = limitOf(maxBody)
const limitUpload = limitOf(maxUpload)

/**
 * 413 before the handler runs; without a Content-Length the bytes are counted as they arrive. Only
 * the upload of a picture may be larger than 64 KB.
 */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  c.req.path === uploadPath ? limitUpload(c, next) : limitUsualBody(c, next),
)

// PostgreSQL cannot store NUL or half of a surrogate pair.
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

function isWithinLimits(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= maxText && isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  const entries = Object.entries(value)
  return (
    entries.length <= maxItems &&
    entries.every(
      ([key, item]) => key.length <= 200 && isStorable(key) && isWithinLimits(item, depth + 1),
    )
  )
}

/**
 * A JSON body must parse and stay within the limits of depth, items and text length; otherwise 400.
 */
export const checkJson = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('content-encoding')) throw new HttpError(415, { error: 'body_encoded' })
  if (c.req.header('content-type')?.toLowerCase().includes('json')) {
    const text = await c.req.text()
    if (text) {
      let value: unknown
      try {
        value = JSON.parse(text)
      } catch {
        throw badRequest()
      }
      if (!isWithinLimits(value)) throw badRequest()
    }
  }
  await next()
})

const requestIdPattern = /^[\w.-]{8,64}$/
/** The addresses of streams and of members' pictures contain a token. */
const withoutToken = (path: string) =>
  path.replace(/^(\/media\/(?:hls|profile-pictures)\/)[^/]+/, '$1…')

/**
 * Gives every request an id (the caller's `x-request-id` if it is valid) and logs one line per
 * response, without query, headers and body, so that the log has no secret and nothing personal but
 * the account id.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header('x-request-id')
  const requestId = given && requestIdPattern.test(given) ? given : randomUUID()
  c.set('requestId', requestId)
  const started = performance.now()
  await next()
  c.res.headers.set('x-request-id', requestId)
  c.var.deps.log.info('request', {
    request_id: requestId,
    method: c.req.method,
    path: withoutToken(c.req.path).slice(0, 200),
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    user: c.var.viewer?.id,
  })
})

const defaultHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
}

/** Strict headers for every response; a handler may set its own value of one of them. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  if (c.var.deps.env.production)
    c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
})
