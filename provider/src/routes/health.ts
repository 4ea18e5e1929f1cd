import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { jsonResponse, errorResponses } from '../http/contract'
import packageJson from '../../package.json'

const Health = z.object({ status: z.literal('ok'), version: z.string() }).openapi('Health')

const route = createRoute({
  method: 'get',
  path: '/health',
  responses: {
    200: jsonResponse(Health, 'The provider answers and reaches its database.'),
    ...errorResponses(503),
  },
})

export const health = createApi().openapi(route, async (c) => {
  await c.var.deps.pool.query('select 1')
  return c.json({ status: 'ok' as const, version: packageJson.version }, 200)
})
