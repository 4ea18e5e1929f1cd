import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

const requestIdPattern = /^[\w.-]{8,64}$/
/** A stream's address contains its playback token. */
const withoutToken = (path: string) => path.replace(/^(\/media\/hls\/)[^/]+/, '$1…')

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
