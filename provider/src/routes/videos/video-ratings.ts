import { createRoute } from '@hono/zod-openapi'
import { OwnRating } from '../../catalogue/video-detail-wire'
import { createApi } from '../../http/api'
import { errorResponses, idParam, jsonBody } from '../../http/contract'
import { forbidden, notFound } from '../../http/errors'
import { requireUser } from '../../http/session'
import { rateVideo, removeRating } from '../../ratings/video-ratings'

const path = '/api/v1/videos/{id}/rating'

const rate = createRoute({
  method: 'put',
  path,
  summary: 'Rate a video that was taken',
  description: 'In place of an earlier vote of the same person.',
  middleware: requireUser,
  request: { params: idParam, body: jsonBody(OwnRating) },
  responses: { 204: { description: 'Rated.' }, ...errorResponses(400, 401, 403, 404, 422) },
})

const remove = createRoute({
  method: 'delete',
  path,
  summary: 'Take a vote back',
  middleware: requireUser,
  request: { params: idParam },
  responses: { 204: { description: 'No vote is left.' }, ...errorResponses(401, 404) },
})

export const videoRatings = createApi()
  .openapi(rate, async (c) => {
    const { deps, user } = c.var
    const outcome = await rateVideo(deps.db, {
      userId: user.id,
      videoId: c.req.valid('param').id,
      rating: c.req.valid('json'),
      now: deps.clock.now(),
    })
    if (outcome === 'unknown video') throw notFound()
    if (outcome === 'not taken') throw forbidden('not_taken', 'not_taken')
    return c.body(null, 204)
  })
  .openapi(remove, async (c) => {
    const { deps, user } = c.var
    await removeRating(deps.db, user.id, c.req.valid('param').id)
    return c.body(null, 204)
  })
