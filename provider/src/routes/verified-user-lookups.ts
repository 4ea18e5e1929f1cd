import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/identity'
import { referrers } from '../db/schema/studios'
import { createApi } from '../http/api'
import { jsonResponse, jsonBody, errorResponses } from '../http/contract'
import { isEmail, normalizeEmail } from '../identity/contact-details'

const LookupResult = z
  .object({
    email: z.string(),
    count: z.number().int(),
    referrer_id_exists: z.boolean(),
    users: z.array(
      z.object({
        id: z.number().int(),
        email: z.string(),
        studio: z.null().openapi({ description: 'Null: an account of this product.' }),
        brand: z.null(),
      }),
    ),
  })
  .openapi('LookupResult')

const Lookup = z
  .object({
    email: z.string().refine(isEmail),
    referrer_id: z.string().max(200).optional(),
  })
  .openapi('Lookup')

const route = createRoute({
  method: 'post',
  path: '/api/v1/verified_user_lookups',
  request: { body: jsonBody(Lookup) },
  responses: {
    200: jsonResponse(LookupResult, 'The accounts under an email.'),
    ...errorResponses(400, 422, 429),
  },
})

export const verifiedUserLookups = createApi('list').openapi(route, async (c) => {
  const { db, limits } = c.var.deps
  const { email: given, referrer_id: code } = c.req.valid('json')
  const email = normalizeEmail(given)
  if (c.var.address !== null) await limits.consume('lookupAddress', c.var.address)
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const referrer = code ? await db.select().from(referrers).where(eq(referrers.code, code)) : []
  return c.json(
    {
      email,
      count: found.length,
      referrer_id_exists: referrer.length > 0,
      users: found.map(({ id }) => ({ id, email, studio: null, brand: null })),
    },
    200,
  )
})
