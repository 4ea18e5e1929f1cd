import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { bodyId, jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { forbidden, invalidFields } from '../http/errors'
import { requireUser } from '../http/session'
import { isWatchDenied, recordWatch } from '../watching/record-watch'

const record = createRoute({
  method: 'post',
  path: '/api/v2/user_video_watches',
  summary: 'Note how long a playback has been watched',
  description:
    'Repeated with the same `playback_started_at` it is one record: its seconds only grow, and never past the time gone by.',
  middleware: requireUser,
  request: {
    body: jsonBody(
      z.object({
        video_id: bodyId,
        watched_seconds: z
          .int({ error: 'more_than_a_day' })
          .min(0)
          .max(86_400, 'more_than_a_day')
          .openapi({ description: 'In all since the start.' }),
        live: z.boolean(),
        playback_started_at: z.iso.datetime({ offset: true, error: 'not_a_time' }),
      }),
    ),
  },
  responses: {
    200: jsonResponse(
      z.object({ id: z.int(), completion: z.number() }),
      'Noted; `completion` is 0–1.',
    ),
    ...errorResponses(400, 401, 403, 422),
  },
})

export const userVideoWatches = createApi().openapi(record, async (c) => {
  const { deps, user } = c.var
  const body = c.req.valid('json')
  const watch = {
    videoId: body.video_id,
    watchedSeconds: body.watched_seconds,
    live: body.live,
    startedAt: new Date(body.playback_started_at),
  }
  if (await isWatchDenied(deps, user.id, watch)) throw forbidden()
  const recorded = await recordWatch(deps, user.id, watch)
  if (recorded === 'unknown video') throw invalidFields({ video_id: ['unknown'] })
  if (recorded === 'bad start') throw invalidFields({ playback_started_at: ['not_in_last_day'] })
  return c.json(recorded, 200)
})
