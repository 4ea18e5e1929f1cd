import { z } from '@hono/zod-openapi'

const sentences = z.array(z.string())

export const error = z.object({ error: z.string() })

/** The possible bodies of a 422; a resource uses one of them. */
const invalid = z.union([
  z.object({
    error: z.string(),
    code: z.string().optional(),
    subscription_id: z.int().optional(),
    next_change_at: z.iso.datetime().optional(),
  }),
  z.object({ errors: sentences, code: z.string().optional() }),
  z.object({
    errors: z.object({ full_messages: sentences }).catchall(sentences),
    code: z.string().optional(),
  }),
  z.object({ messages: sentences }),
])

const errors = {
  400: error,
  401: z.object({ errors: sentences }),
  403: z.object({ error: z.string(), code: z.string() }),
  404: error.extend({ code: z.string().optional() }),
  409: error,
  410: error,
  413: error,
  414: error,
  415: error,
  422: invalid,
  429: error.extend({ code: z.string().optional() }),
  500: z.object({}),
  503: error,
} as const

const descriptions: Record<keyof typeof errors, string> = {
  400: 'The request is malformed.',
  401: 'Not signed in.',
  403: 'Not entitled; `code` says what is missing.',
  404: 'Not there, or another account’s.',
  409: 'The idempotency key was used with another body.',
  410: 'It has expired.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is of another media type than the route takes.',
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

/** The language of the texts in a response. */
export const languageTag = z.string().openapi({ description: 'A BCP 47 tag.', example: 'en' })

type ErrorStatus = keyof typeof errors

/**
 * A JSON response of a route: `responses: { 200: jsonResponse(User, 'The account.'),
 * ...errorResponses(401) }`.
 */
export const jsonResponse = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The documentation of the errors that a route may respond with; handlers throw them. */
export function errorResponses(
  ...statuses: ErrorStatus[]
): Record<string, ReturnType<typeof jsonResponse>> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      jsonResponse(errors[status] as z.ZodType, descriptions[status]),
    ]),
  )
}

/** A required JSON body: `request: { body: jsonBody(schema) }`. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const maxId = 2_147_483_647

/** An id in a query; a number too large for an id is a mistake of the client. */
export const queryId = z.coerce.number().int().positive().max(maxId)

/** An id in a JSON body; a number too large for an id is an unknown id. */
export const bodyId = z.int({ error: 'unknown' }).min(1, 'unknown').max(maxId, 'unknown')

/** `{id}` of a path: an integer; anything else is an unknown id. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .openapi({ type: 'integer', example: 1 }),
})

/** Comma-separated ids of a list filter: `modalities_ids=1,4`. */
export const idsQuery = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((list) => list.split(',').map(Number))
  .openapi({ type: 'string', example: '1,4' })
