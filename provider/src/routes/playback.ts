import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { bodyId, jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { forbidden, type HttpError, invalidForm, notFound, unauthorized } from '../http/errors'
import { JOIN_BEFORE_START_MINUTES } from '../live-classes/class-times'
import { checkPlayable, type PlaybackDenial } from '../playback/check-playable'
import { Playback, presentPlayback } from '../playback/playback-address'
import { toPlaybackClaims } from '../playback/playback-token'
import { notEntitledResponse, subscriptionRequired } from '../subscription-required'
import { messageWith } from '../texts/message'
import { requestTranslator } from '../texts/translator'
import { hourMs } from '../time'

const maxLifetimeMs = hourMs

const generate = createRoute({
  method: 'post',
  path: '/api/v1/brightcove_token/generate',
  summary: 'Leave to play a video or to join a live class',
  description: 'The address is an HLS stream, signed for the caller and good for at most an hour.',
  request: {
    body: jsonBody(z.union([z.object({ video_id: bodyId }), z.object({ live_class_id: bodyId })])),
  },
  responses: {
    200: jsonResponse(Playback, 'Play it.'),
    ...errorResponses(400, 401, 404, 422),
    ...notEntitledResponse('booking_required'),
  },
})

const denialErrors: Record<PlaybackDenial, () => HttpError> = {
  'sign in': unauthorized,
  booking: () => forbidden('booking_required', 'booking_required'),
  'too early': () =>
    invalidForm(messageWith('class_not_open', { minutes: JOIN_BEFORE_START_MINUTES })),
  cancelled: () => invalidForm('class_called_off'),
  ended: () => invalidForm('class_ended'),
}

export const playback = createApi().openapi(generate, async (c) => {
  const { deps, viewer } = c.var
  const body = c.req.valid('json')
  const content =
    'video_id' in body ? { videoId: body.video_id } : { liveClassId: body.live_class_id }
  const grant = await checkPlayable(deps, content, viewer?.id)
  if (grant === 'unknown') throw notFound()
  if ('denied' in grant) {
    if (grant.denied !== 'subscription') throw denialErrors[grant.denied]()
    const asked = { userId: viewer!.id, brandId: grant.brandId }
    throw await subscriptionRequired(deps, requestTranslator(c), asked)
  }

  const latest = deps.clock.now().getTime() + maxLifetimeMs
  const expires = Math.min(latest, grant.until?.getTime() ?? latest)
  return c.json(presentPlayback(deps, toPlaybackClaims(content, grant, viewer?.id, expires)), 200)
})
