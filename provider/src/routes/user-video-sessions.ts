import { createRoute, z } from '@hono/zod-openapi'
import { presentVideos } from '../catalogue/present-videos'
import { Video } from '../catalogue/wire'
import type { Deps } from '../deps'
import { createApi } from '../http/api'
import { requireUser } from '../http/session'
import { bodyId, idParam, jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { forbidden, notFound } from '../http/errors'
import { listOf, toPage, pageQuery, pageRange } from '../http/paging'
import { checkPlayable } from '../playback/check-playable'
import { findSessions, openSession, updateSession } from '../watching/video-sessions'
import { loadWatchedSeconds } from '../watching/finished-videos'
import { byId } from '../by-id'

const path = '/api/v1/user_video_sessions'
const middleware = requireUser

const VideoSession = z
  .object({
    id: z.int(),
    video: Video,
    position_seconds: z.int(),
    watched_seconds: z.int().openapi({ description: 'Played while the session was open.' }),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .openapi('VideoSession')

const position = z.number().min(0).max(86_400, 'too_far')

const list = createRoute({
  method: 'get',
  path,
  summary: 'Where the caller stands in videos, the latest used first',
  middleware,
  request: { query: pageQuery.extend({ open: z.enum(['true', 'false']).default('false') }) },
  responses: { 200: jsonResponse(listOf(VideoSession), 'Sessions.'), ...errorResponses(400, 401) },
})

const open = createRoute({
  method: 'post',
  path,
  summary: 'Begin a video or go on with it',
  middleware,
  description: 'Without a `position_seconds` an open session stays where it is.',
  request: {
    body: jsonBody(z.object({ video_id: bodyId, position_seconds: position.optional() })),
  },
  responses: {
    201: jsonResponse(VideoSession, 'The open session.'),
    ...errorResponses(400, 401, 403, 404, 422),
  },
})

const update = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Note the position, or the end',
  middleware,
  request: {
    params: idParam,
    body: jsonBody(
      z.object({
        position_seconds: position,
        ended: z.boolean().default(false),
      }),
    ),
  },
  responses: {
    200: jsonResponse(VideoSession, 'The session.'),
    ...errorResponses(400, 401, 404, 422),
  },
})

type Row = {
  id: number
  videoId: number
  positionSeconds: number
  startedAt: Date
  endedAt: Date | null
}

async function present(deps: Deps, userId: number, rows: Row[]) {
  const ids = rows.map(({ id }) => id)
  const [videos, watched] = await Promise.all([
    presentVideos(deps, [...new Set(rows.map((row) => row.videoId))], userId),
    loadWatchedSeconds(deps.db, ids),
  ])
  const videoById = byId(videos)
  return rows.map((row) => ({
    id: row.id,
    video: videoById.get(row.videoId)!,
    position_seconds: row.positionSeconds,
    watched_seconds: watched.get(row.id) ?? 0,
    started_at: row.startedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  }))
}

export const userVideoSessions = createApi()
  .openapi(list, async (c) => {
    const { deps, user } = c.var
    const query = c.req.valid('query')
    const rows = await findSessions(deps.db, user.id, query.open === 'true', pageRange(query))
    const { data, paging } = toPage(rows, query)
    return c.json({ data: await present(deps, user.id, data), paging }, 200)
  })
  .openapi(open, async (c) => {
    const { deps, user } = c.var
    const { video_id: videoId, position_seconds } = c.req.valid('json')
    const playable = await checkPlayable(deps, { videoId }, user.id)
    if (playable === 'unknown') throw notFound()
    if ('denied' in playable) throw forbidden()
    const place = position_seconds === undefined ? undefined : Math.floor(position_seconds)
    const session = await openSession(deps.db, user.id, videoId, deps.clock.now(), place)
    const [presented] = await present(deps, user.id, [session])
    return c.json(presented!, 201)
  })
  .openapi(update, async (c) => {
    const { deps, user } = c.var
    const { position_seconds, ended } = c.req.valid('json')
    const moved = { positionSeconds: Math.floor(position_seconds), ended }
    const { id } = c.req.valid('param')
    const session = await updateSession(deps.db, user.id, id, moved, deps.clock.now())
    if (!session) throw notFound()
    const [presented] = await present(deps, user.id, [session])
    return c.json(presented!, 200)
  })
