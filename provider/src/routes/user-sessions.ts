import { createRoute, z } from '@hono/zod-openapi'
import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../db/schema/identity'
import { createApi } from '../http/api'
import { errorResponses, idParam, jsonResponse } from '../http/contract'
import { notFound } from '../http/errors'
import { listOf, singlePage } from '../http/paging'
import { requireUser } from '../http/session'
import { describeDevice } from '../identity/describe-device'
import { absoluteLifetimeMs, endSessions, idleLifetimeMs } from '../identity/sessions'
import { addMs } from '../time'

const path = '/api/v1/users/sessions'

const UserSession = z
  .object({
    id: z.int(),
    device: z.object({
      name: z.string().nullable().openapi({ example: 'Firefox' }),
      system: z.string().nullable().openapi({ example: 'Windows' }),
      kind: z.enum(['desktop', 'mobile', 'tablet', 'tv']).nullable(),
    }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().openapi({ description: 'To the hour.' }),
    current: z.boolean().openapi({ description: 'The session of this request.' }),
  })
  .openapi('UserSession')

const listRoute = createRoute({
  middleware: requireUser,
  method: 'get',
  path,
  summary: 'Where the account is signed in, the last used first',
  responses: {
    200: jsonResponse(listOf(UserSession), 'The sessions.'),
    ...errorResponses(401),
  },
})

const endOthersRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path,
  summary: 'Sign out everywhere else, also on a device that was granted and has not asked since',
  responses: { 204: { description: 'Only this session is left.' }, ...errorResponses(401) },
})

const endRoute = createRoute({
  middleware: requireUser,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Sign one device out',
  request: { params: idParam },
  responses: { 204: { description: 'The session has ended.' }, ...errorResponses(401, 404) },
})

export const userSessions = createApi()
  .openapi(listRoute, async (c) => {
    const { user, deps } = c.var
    const now = deps.clock.now()
    const rows = await deps.db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, user.id),
          gt(sessions.lastUsedAt, addMs(now, -idleLifetimeMs)),
          gt(sessions.createdAt, addMs(now, -absoluteLifetimeMs)),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    const data = rows.map((row) => ({
      id: row.id,
      device: describeDevice(row.userAgent),
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === user.sessionId,
    }))
    return c.json(singlePage(data), 200)
  })
  .openapi(endOthersRoute, async (c) => {
    const { user, deps } = c.var
    await deps.db.transaction((tx) => endSessions(tx, user.id, user.sessionId))
    return c.body(null, 204)
  })
  .openapi(endRoute, async (c) => {
    const { user, deps } = c.var
    const ended = await deps.db
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.id, c.req.valid('param').id)))
      .returning({ id: sessions.id })
    if (ended.length === 0) throw notFound()
    return c.body(null, 204)
  })
