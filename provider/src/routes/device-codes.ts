import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonBody, jsonResponse } from '../http/contract'
import { HttpError, notFound } from '../http/errors'
import { requiredLine } from '../http/validation'
import { readUser } from '../identity/accounts'
import { createDeviceCode, redeemSecret } from '../identity/device-codes'
import { withTokens } from './users/contract'

const path = '/api/v1/device_codes'
/** How often a device asks whether it was granted. */
const POLL_SECONDS = 3

const DeviceCode = z
  .object({
    code: z.string().openapi({ description: 'To be shown.', example: 'KXWTRBQM' }),
    device_secret: z.string().openapi({ description: 'Proves the device; never shown.' }),
    expires_at: z.iso.datetime(),
    poll_seconds: z.int(),
    activation_url: z.url().openapi({ description: 'Where the code is entered, with the code.' }),
  })
  .openapi('DeviceCode')

const create = createRoute({
  method: 'post',
  path,
  summary: 'Ask for a code that signs a device in',
  description:
    'For televisions and boxes without a keyboard. The device shows `code` and asks ' +
    '`device_codes/token` every `poll_seconds` until a member has granted it.',
  request: { body: jsonBody(z.object({ device_name: requiredLine(60) })) },
  responses: {
    201: jsonResponse(DeviceCode, 'Valid for 15 minutes.'),
    ...errorResponses(400, 422, 429),
  },
})

const redeem = createRoute({
  method: 'post',
  path: `${path}/token`,
  summary: 'Sign a granted device in',
  request: { body: jsonBody(z.object({ device_secret: z.string().max(200) })) },
  responses: {
    200: withTokens('The account, signed in; only once.'),
    202: jsonResponse(z.object({ status: z.literal('pending') }), 'Not granted yet.'),
    ...errorResponses(400, 404, 410, 422, 429),
  },
})

export const deviceCodes = createApi('sentence')
  .openapi(create, async (c) => {
    const { deps, address } = c.var
    if (address !== null) await deps.limits.consume('deviceCodeAddress', address)
    const { device_name: deviceName } = c.req.valid('json')
    const { code, secret, expiresAt } = await createDeviceCode(
      deps.db,
      deviceName,
      deps.clock.now(),
    )
    const body = {
      code,
      device_secret: secret,
      expires_at: expiresAt.toISOString(),
      poll_seconds: POLL_SECONDS,
      activation_url: `${deps.env.webUrl}/account/activation-code?code=${code}`,
    }
    return c.json(body, 201)
  })
  .openapi(redeem, async (c) => {
    const { db, clock, env } = c.var.deps
    const now = clock.now()
    const outcome = await redeemSecret(db, c.req.valid('json').device_secret, now)
    if (outcome === 'unknown') throw notFound()
    if (outcome === 'expired') throw new HttpError(410, { error: 'code_expired' })
    if (outcome === 'pending') return c.json({ status: 'pending' as const }, 202)
    const user = await readUser(db, outcome.userId, { now, mediaUrl: env.mediaUrl })
    return c.json(user, 200, outcome.tokens)
  })
