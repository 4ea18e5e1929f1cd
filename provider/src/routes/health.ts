import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { jsonResponse, errorResponses } from '../http/contract'
import { readQueueHealth } from '../jobs/queue-health'
import packageJson from '../../package.json'

const Health = z
  .object({
    /** `degraded` still answers 200: requests are served, so no load balancer may take it out. */
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    mails: z.object({ oldest_due_seconds: z.int().nullable(), retrying: z.int() }),
  })
  .openapi('Health')

const route = createRoute({
  method: 'get',
  path: '/health',
  responses: {
    200: jsonResponse(
      Health,
      'The provider answers and reaches its database. `degraded` when mails stand still: the oldest ' +
        'one that is due waits for more than five minutes.',
    ),
    ...errorResponses(503),
  },
})

export const health = createApi().openapi(route, async (c) => {
  const { oldestDueSeconds, retrying, standsStill } = await readQueueHealth(c.var.deps.pool)
  const status = standsStill ? ('degraded' as const) : ('ok' as const)
  const mails = { oldest_due_seconds: oldestDueSeconds, retrying }
  return c.json({ status, version: packageJson.version, mails }, 200)
})
