import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

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
