import { OpenAPIHono } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import type { Deps } from './deps'
import type { AppEnv } from './http/context'
import { handleError } from './http/error-handler'
import { notFound } from './http/errors'
import { checkJson, limitBody, limitUrl, requestLog, securityHeaders } from './http/middleware'
import { serveDocument } from './http/openapi-document'
import { readSession } from './http/session'
import { limitRequests } from './limits/limit-requests'
import { allRoutes } from './routes/all-routes'

/** The whole HTTP interface on the given dependencies, not listening yet. */
export function createApp(deps: Deps) {
  const app = new OpenAPIHono<AppEnv>()
  app.onError(handleError)
  app.notFound((c) => handleError(notFound(), c))
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  app.use(requestLog, securityHeaders, limitUrl, limitBody, checkJson)
  app.use('/api/*', readSession, limitRequests)
  // What a token in the address opens without a session.
  app.use('/calendar/*', limitRequests)
  app.use('/mail-opt-outs/*', limitRequests)
  app.use('/media/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
  for (const resource of allRoutes) app.route('/', resource)
  serveDocument(app)
  return app
}
