import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { bodyId, jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { invalidFields } from '../http/errors'
import { requiredLine } from '../http/validation'
import { isEmail, isPhone, normalizeEmail } from '../identity/contact-details'
import { requestFreeClass } from '../studios/request-free-class'
import { requestTranslator } from '../texts/translator'

const name = requiredLine(100)

const FreeClassBody = z
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
  .openapi('FreeClassForm')

const FreeClassRequest = z
  .object({ id: z.int(), studio_id: z.int(), created_at: z.iso.datetime() })
  .openapi('FreeClassRequest')

const create = createRoute({
  method: 'post',
  path: '/api/v1/free_class_requests',
  summary: 'Ask a studio for a free class',
  description:
    'The same person asking the same studio within 30 days gets the first request again.',
  request: { body: jsonBody(z.object({ free_class_request: FreeClassBody })) },
  responses: {
    201: jsonResponse(FreeClassRequest, 'The request.'),
    ...errorResponses(400, 422, 429),
  },
})

const studioErrors = { 'unknown studio': 'unknown', 'not offered': 'no_free_class' } as const

export const freeClassRequests = createApi().openapi(create, async (c) => {
  const { deps, viewer, address } = c.var
  const body = c.req.valid('json').free_class_request
  const email = normalizeEmail(body.email)
  if (address !== null) await deps.limits.consume('freeClassAddress', address)
  const details = {
    studioId: body.studio_id,
    userId: viewer?.id ?? null,
    email,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
  }
  const request = await requestFreeClass(deps, details, requestTranslator(c))
  if (typeof request === 'string') throw invalidFields({ studio_id: [studioErrors[request]] })
  const { id, studioId, createdAt } = request
  return c.json({ id, studio_id: studioId, created_at: createdAt.toISOString() }, 201)
})
