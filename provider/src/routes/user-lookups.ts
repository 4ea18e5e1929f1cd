import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema/identity'
import { createApi } from '../http/api'
import type { AppContext } from '../http/context'
import { jsonResponse, jsonBody, errorResponses, orNull } from '../http/contract'
import { isEmail, normalizeEmail } from '../identity/contact-details'
import { maskEmail } from '../identity/mask-email'
import { findRecords, findReferrer, type FoundRecord } from '../studios/studio-members'

const recordFields = {
  id: z.int(),
  email: z.string().openapi({
    description: 'The address looked up; masked for the record that a referrer leads to.',
    example: 'j***@example.com',
  }),
  initials: z.string().openapi({ example: 'ML' }),
  studio: z
    .object({ id: z.null(), name: z.null(), city: z.string() })
    .openapi({ description: 'Only the city, until the mailbox is proved by a code.' }),
  brand: z.null(),
}

const StudioRecord = z.object(recordFields).openapi('FoundStudioRecord')

const AccountOrRecord = z
  .object({
    ...recordFields,
    initials: recordFields.initials.optional(),
    studio: orNull(recordFields.studio),
  })
  .openapi('FoundAccount', { description: 'Without a studio it is an account of this product.' })

const lookupResult = <T extends z.ZodType>(user: T) =>
  z.object({
    email: z.string(),
    count: z.int(),
    referrer_id_exists: z.boolean(),
    users: z.array(user),
  })

const LookupResult = lookupResult(AccountOrRecord).openapi('LookupResult')
const RecordLookupResult = lookupResult(StudioRecord).openapi('RecordLookupResult')

const Lookup = z
  .object({
    email: z.string().refine(isEmail),
    referrer_id: z.string().max(200).optional(),
  })
  .openapi('Lookup')

const verifiedRoute = createRoute({
  method: 'post',
  path: '/api/v1/verified_user_lookups',
  summary: 'Who is behind an email',
  description: 'The account and the studio records; the record of the referrer comes first.',
  request: { body: jsonBody(Lookup) },
  responses: {
    200: jsonResponse(LookupResult, 'The accounts under an email.'),
    ...errorResponses(400, 422, 429),
  },
})

const additionalRoute = createRoute({
  method: 'post',
  path: '/api/v1/user_lookups',
  summary: 'The studio records under a further email',
  description:
    'Studio records that no account has linked. Whether the email has an account of this product ' +
    'makes no difference.',
  request: { body: jsonBody(Lookup) },
  responses: {
    200: jsonResponse(RecordLookupResult, 'The studio records under an email.'),
    ...errorResponses(400, 422, 429),
  },
})

const presentRecord = ({ id, email, initials, city }: FoundRecord) => ({
  id,
  email,
  initials,
  studio: { id: null, name: null, city },
  brand: null,
})

/** Counts a look-up, and returns what the studios and the referrer know of its email. */
async function lookUp({ var: { address, deps } }: AppContext, given: z.infer<typeof Lookup>) {
  const email = normalizeEmail(given.email)
  if (address !== null) await deps.limits.consume('lookupAddress', address)
  const [records, referrer] = await Promise.all([
    findRecords(deps.db, email),
    findReferrer(deps.db, given.referrer_id, email),
  ])
  return { email, records, referrer }
}

export const userLookups = createApi('list')
  .openapi(verifiedRoute, async (c) => {
    const { email, records, referrer } = await lookUp(c, c.req.valid('json'))
    const accounts = await c.var.deps.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
    const masked = referrer.record && {
      ...referrer.record,
      email: maskEmail(referrer.record.email),
    }
    const found = [
      ...accounts.map(({ id }) => ({ id, email, studio: null, brand: null })),
      ...(masked ? [masked, ...records] : records).map(presentRecord),
    ]
    return c.json(
      { email, count: found.length, referrer_id_exists: referrer.known, users: found },
      200,
    )
  })
  .openapi(additionalRoute, async (c) => {
    const { email, records, referrer } = await lookUp(c, c.req.valid('json'))
    const found = records.map(presentRecord)
    return c.json(
      { email, count: found.length, referrer_id_exists: referrer.known, users: found },
      200,
    )
  })
