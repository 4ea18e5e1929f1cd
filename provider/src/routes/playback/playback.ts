import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/api'
import { bodyId, json, jsonBody, refusals } from '../../http/contract'
import { forbidden, invalidFields, notFound, unauthorized, type HttpError } from '../../http/errors'
import { checkPlayable, type PlayRefusal } from '../../playback/check-playable'
import { signPlayback } from '../../playback/playback-token'
import { toPlayback } from '../../playback/to-playback'
import { subscriptionRequired } from '../../subscription-required'
import { speechOf } from '../../texts/speech-of'

const longestMs = 3_600_000

const generate = createRoute({
  method: 'post',
  path: '/api/v1/brightcove_token/generate',
  summary: 'Leave to play a video or to join a live class',
  description: 'The address is an HLS stream, signed for the caller and good for at most an hour.',
  request: {
    body: jsonBody(z.union([z.object({ video_id: bodyId }), z.object({ live_class_id: bodyId })])),
  },
  responses: {
    200: json(
      z.object({ token: z.string(), playback_url: z.url(), expires_at: z.iso.datetime() }),
      'Play it.',
    ),
    ...refusals(400, 401, 403, 404, 422),
  },
})

const refusal: Record<PlayRefusal, () => HttpError> = {
  'sign in': unauthorized,
  booking: () => forbidden('booking_required', 'booking_required'),
  'too early': () => invalidFields({ base: ['class_not_open'] }),
  ended: () => invalidFields({ base: ['class_ended'] }),
}

export const playback = createApi().openapi(generate, async (c) => {
  const { deps, viewer } = c.var
  const body = c.req.valid('json')
  const content =
    'video_id' in body ? { videoId: body.video_id } : { liveClassId: body.live_class_id }
  const leave = await checkPlayable(deps, content, viewer?.id)
  if (leave === 'unknown') throw notFound()
  if ('refused' in leave) {
    if (leave.refused !== 'subscription') throw refusal[leave.refused]()
    const asked = { userId: viewer!.id, brandId: leave.brandId }
    throw await subscriptionRequired(deps, speechOf(c), asked)
  }

  const { env, clock } = deps
  const latest = clock.now().getTime() + longestMs
  const expires = Math.min(latest, leave.until?.getTime() ?? latest)
  const token = signPlayback(toPlayback(content, leave, viewer?.id, expires), env.playbackSecret)
  return c.json(
    {
      token,
      playback_url: `${env.mediaUrl}/hls/${token}/master.m3u8`,
      expires_at: new Date(expires).toISOString(),
    },
    200,
  )
})
