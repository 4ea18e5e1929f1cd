import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './types'

const idShape = /^[\w.-]{8,64}$/
/** The address of a stream holds the leave to play it. */
const withoutToken = (path: string) => path.replace(/^(\/media\/hls\/)[^/]+/, '$1…')

/**
 * Gives every request an id (the caller's `x-request-id` if it is one) and writes one line when it
 * is answered: no query, no headers, no body, so no secret and nothing personal but the account id.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header('x-request-id')
  const requestId = given && idShape.test(given) ? given : randomUUID()
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
