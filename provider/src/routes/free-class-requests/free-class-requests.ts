import { createRoute, z } from '@hono/zod-openapi'
import { requestFreeClass } from '../../free-classes/request-free-class'
import { createApi } from '../../http/api'
import { bodyId, json, jsonBody, refusals } from '../../http/contract'
import { invalidFields } from '../../http/errors'
import { filledLine } from '../../http/text-fields'
import { isEmail } from '../../identity/email-shape'
import { normalizeEmail } from '../../identity/normalize-email'
import { isPhone } from '../../identity/phone-shape'
import { speechOf } from '../../texts/speech-of'

const name = filledLine(100)

const Wish = z
  .object({
    studio_id: bodyId,
    first_name: name,
    last_name: name,
    email: z
      .string()
      .trim()
      .min(1)
      .refine((text) => text === '' || isEmail(text)),
    phone: z
      .string()
      .trim()
      .min(1)
      .refine((text) => text === '' || isPhone(text)),
  })
  .openapi('FreeClassWish')

const FreeClassRequest = z
  .object({ id: z.int(), studio_id: z.int(), created_at: z.iso.datetime() })
  .openapi('FreeClassRequest')

const create = createRoute({
  method: 'post',
  path: '/api/v1/free_class_requests',
  summary: 'Ask a studio for a free class',
  description:
    'The same person asking the same studio within 30 days gets the first request again.',
  request: { body: jsonBody(z.object({ free_class_request: Wish })) },
  responses: { 201: json(FreeClassRequest, 'The request.'), ...refusals(400, 422, 429) },
})

const complaints = { 'unknown studio': 'unknown', 'not offered': 'no_free_class' } as const

export const freeClassRequests = createApi().openapi(create, async (c) => {
  const { deps, viewer, address } = c.var
  const body = c.req.valid('json').free_class_request
  const email = normalizeEmail(body.email)
  if (address !== null) await deps.limits.consume('freeClassAddress', address)
  const wish = {
    studioId: body.studio_id,
    userId: viewer?.id ?? null,
    email,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
  }
  const request = await requestFreeClass(deps, wish, speechOf(c))
  if (typeof request === 'string') throw invalidFields({ studio_id: [complaints[request]] })
  const { id, studioId, createdAt } = request
  return c.json({ id, studio_id: studioId, created_at: createdAt.toISOString() }, 201)
})
