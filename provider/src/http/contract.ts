import { z } from '@hono/zod-openapi'

const sentences = z.array(z.string())

export const error = z.object({ error: z.string() })

/** The bodies of a broken rule; a resource keeps to one of them. */
const invalid = z.union([
  z.object({
    error: z.string(),
    code: z.string().optional(),
    subscription_id: z.int().optional(),
  }),
  z.object({ errors: sentences, code: z.string().optional() }),
  z.object({ errors: z.object({ full_messages: sentences }).catchall(sentences) }),
  z.object({ messages: sentences }),
])

const errors = {
  400: error,
  401: z.object({ errors: sentences }),
  403: z.object({ error: z.string(), code: z.string() }),
  404: error,
  409: error,
  413: error,
  414: error,
  415: error,
  422: invalid,
  429: error,
  500: z.object({}),
  503: error,
} as const

const meaning: Record<keyof typeof errors, string> = {
  400: 'The request is malformed.',
  401: 'Not signed in.',
  403: 'Not entitled; `code` says what is missing.',
  404: 'Not there, or another account’s.',
  409: 'The idempotency key was used with another body.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is not JSON.',
  422: 'A rule refuses it; the body says which.',
  429: 'Too many attempts; see Retry-After.',
  500: 'Unexpected.',
  503: 'Busy; see Retry-After.',
}

/** A currency in a response: its ISO 4217 code in lower case. */
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/)
  .openapi({ example: 'usd' })

/** The schema or null. `.nullable()` of a named schema would be documented as never null. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** The language that the texts of something are in. */
export const language = z.string().openapi({ description: 'A BCP 47 tag.', example: 'en' })

export type ErrorStatus = keyof typeof errors

/** A response of a contract: `responses: { 200: json(User, 'The account.'), ...refusals(401) }`. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The documentation of the errors a route may answer with; handlers throw them. */
export function refusals(...statuses: ErrorStatus[]): Record<string, ReturnType<typeof json>> {
  return Object.fromEntries(
    statuses.map((status) => [status, json(errors[status] as z.ZodType, meaning[status])]),
  )
}

/** A required JSON body: `request: { body: jsonBody(schema) }`. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const maxId = 2_147_483_647

/** An id in a query; beyond what ids can be it is a mistake of the caller's. */
export const queryId = z.coerce.number().int().positive().max(maxId)

/** An id in a JSON body; a number that no id can be is an unknown one. */
export const bodyId = z.int({ error: 'unknown' }).min(1, 'unknown').max(maxId, 'unknown')

/** `{id}` of a path: a whole number; anything else is an unknown id. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .openapi({ type: 'integer', example: 1 }),
})

/** Comma-joined ids of a list filter: `modalities_ids=1,4`. */
export const idsQuery = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((list) => list.split(',').map(Number))
  .openapi({ type: 'string', example: '1,4' })
