import { OpenAPIHono, z, type Hook } from '@hono/zod-openapi'
import type { AppEnv } from './types'
import type { FieldMessage, Message } from '../texts/message'
import { installComplaints } from './complaints'
import {
  badRequest,
  invalidFields,
  invalidList,
  invalidMessages,
  invalidRequest,
  notFound,
  type FieldErrors,
  type HttpError,
} from './errors'

installComplaints()

type Refuse = (issues: readonly z.core.$ZodIssue[]) => HttpError

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const named = issue.path.filter((part) => typeof part === 'string').at(-1) ?? 'base'
    fields[named] = [...new Set(fields[named]).add(issue.message as Message)]
  }
  return fields
}

const asFields: Refuse = (issues) => invalidFields(fieldErrors(issues))
/** What is wrong, as messages with the names of the fields. */
export const sentences = (issues: Parameters<Refuse>[0]) => {
  const { errors } = asFields(issues).body as {
    errors: { full_messages: (Message | FieldMessage)[] }
  }
  return errors.full_messages
}
const refusals = {
  fields: asFields,
  list: (issues) => invalidList(...sentences(issues)),
  sentence: (issues) => invalidRequest(sentences(issues)[0]!),
  messages: (issues) => invalidMessages(...sentences(issues)),
} satisfies Record<string, Refuse>

// A key that is missing or of another type is the caller's mistake; the rest is the person's.
const malformed = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_key'

const hook =
  (refuse: Refuse): Hook<unknown, AppEnv, string, unknown> =>
  (result) => {
    if (result.success) return
    if (result.target === 'param') throw notFound()
    const { issues } = result.error
    if (result.target !== 'json' || issues.some(malformed)) throw badRequest()
    throw refuse(issues)
  }

/**
 * The routes of one resource. A request that does not fit its schema is answered before the handler:
 * a path parameter with 404, a query or a missing key with 400, a rule of a body's field with 422.
 * Body rules name the field's complaint (`z.number().refine(isId, 'unknown')`) or take the usual one
 * of `installComplaints`.
 * `errors` chooses the body of the 422: per field, a plain list (look-ups, password), the first
 * sentence as `error` (purchases), `messages` (tax), or is a function that makes it.
 */
export function createApi(errors: keyof typeof refusals | Refuse = 'fields') {
  const refuse = typeof errors === 'function' ? errors : refusals[errors]
  return new OpenAPIHono<AppEnv>({ defaultHook: hook(refuse) })
}
