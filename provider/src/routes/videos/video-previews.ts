import { createRoute } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { errorResponses, idParam, jsonResponse } from '../../http/contract'
import { notFound } from '../../http/errors'
import { Playback, presentPlayback } from '../../playback/playback-address'
import { previewClaims } from '../../playback/preview'

const preview = createRoute({
  method: 'post',
  path: '/api/v1/videos/{id}/preview',
  summary: 'Leave to play the preview of a video',
  description: 'Needs no session. The address is an HLS stream of the first seconds alone.',
  request: { params: idParam },
  responses: { 200: jsonResponse(Playback, 'Play it.'), ...errorResponses(404) },
})

export const videoPreviews = createApi().openapi(preview, async (c) => {
  const { deps } = c.var
  const claims = await previewClaims(deps, c.req.valid('param').id)
  if (!claims) throw notFound()
  return c.json(presentPlayback(deps, claims), 200)
})
