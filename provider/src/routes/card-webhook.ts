import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { jsonResponse, errorResponses } from '../http/contract'
import { badRequest } from '../http/errors'
import { applyEvent } from '../payments/webhooks/apply-event'
import type { GatewayEvent } from '../payments/gateway-events'
import { SignatureError } from '../payments/webhooks/verify-signature'
import type { Deps } from '../deps'

const route = createRoute({
  method: 'post',
  path: '/webhooks/cards',
  description: `News from the card provider, signed as Stripe signs: header \`stripe-signature\`
\`t=…,v1=…\`, HMAC-SHA256 over the raw bytes, at most 300 s old. An event acts once.`,
  responses: {
    200: jsonResponse(
      z.object({ received: z.literal(true) }),
      'Taken, whether or not it changed anything.',
    ),
    ...errorResponses(400, 503),
  },
})

async function readEvent({ cards, log }: Deps, body: Uint8Array, signature: string | undefined) {
  try {
    return await cards.readEvent(body, signature)
  } catch (error) {
    if (!(error instanceof SignatureError || error instanceof SyntaxError || isSchemaError(error)))
      throw error
    log.info('webhook rejected', {
      reason: error instanceof SignatureError ? error.message : 'schema',
    })
    throw badRequest('event_not_accepted')
  }
}

const isSchemaError = (error: unknown) => error instanceof z.ZodError

/** Webhooks of the card provider. Events without a valid signature have no effect. */
export const cardWebhook = createApi().openapi(route, async (c) => {
  const { deps } = c.var
  const body = new Uint8Array(await c.req.arrayBuffer())
  const event: GatewayEvent = await readEvent(deps, body, c.req.header('stripe-signature'))
  await applyEvent(deps, event)
  return c.json({ received: true as const }, 200)
})
