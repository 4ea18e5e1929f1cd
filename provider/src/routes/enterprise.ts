import { createRoute, z } from '@hono/zod-openapi'
import {
  availabilities,
  EnterpriseProvider,
  findBenefit,
  presentBenefit,
} from '../enterprise/benefits'
import { claimBenefit, type ClaimOutcome } from '../enterprise/claim-benefit'
import { createApi } from '../http/api'
import { errorResponses, idParam, jsonResponse } from '../http/contract'
import { HttpError, notFound } from '../http/errors'
import { requireUser } from '../http/session'
import type { Message } from '../texts/message'

const read = createRoute({
  method: 'get',
  path: '/api/v1/enterprise_provider/{id}',
  summary: 'An employer’s benefit, and whether the caller has claimed it',
  request: { params: idParam },
  responses: { 200: jsonResponse(EnterpriseProvider, 'The benefit.'), ...errorResponses(404) },
})

type Refusal = Extract<ClaimOutcome, { refused: string }>['refused']

const Refused = z.object({
  success: z.literal(false),
  error: z.object({ message: z.string() }),
  code: z.enum(availabilities.filter((one): one is Refusal => one !== 'open')),
})

const claim = createRoute({
  method: 'post',
  path: '/api/v1/enterprise_provider_entitlements/{id}',
  summary: 'Claim an employer’s benefit',
  description: 'Repeated, it responds with the same claim.',
  middleware: requireUser,
  request: { params: idParam },
  responses: {
    200: jsonResponse(
      z.object({
        success: z.literal(true),
        already_claimed: z.boolean(),
        until: z.iso
          .datetime()
          .nullable()
          .openapi({ description: 'When the access ends; null for no known end.' }),
      }),
      'Claimed.',
    ),
    ...errorResponses(401, 404, 429),
    422: jsonResponse(Refused, 'It cannot be claimed; `code` says why.'),
  },
})

const refusals: Record<Refusal, Message> = {
  full: 'benefit_full',
  ended: 'benefit_ended',
  not_started: 'benefit_not_started',
}

export const enterprise = createApi()
  .openapi(read, async (c) => {
    const { deps, viewer } = c.var
    const benefit = await findBenefit(deps.db, c.req.valid('param').id, viewer?.id)
    if (!benefit) throw notFound()
    return c.json(await presentBenefit(deps, benefit, c.req.header('accept-language')), 200)
  })
  .openapi(claim, async (c) => {
    const { deps, user } = c.var
    const outcome = await claimBenefit(deps, c.req.valid('param').id, user.id)
    if (outcome === 'unknown') throw notFound()
    if ('refused' in outcome) {
      const { refused: code } = outcome
      throw new HttpError(422, { success: false, error: { message: refusals[code] }, code })
    }
    const { until, isRepeated } = outcome
    const body = { already_claimed: isRepeated, until: until?.toISOString() ?? null }
    return c.json({ success: true as const, ...body }, 200)
  })
