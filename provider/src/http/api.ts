import { OpenAPIHono, z, type Hook } from '@hono/zod-openapi'
import type { FieldMessage, Message } from '../texts/message'
import type { AppEnv } from './context'
import { installValidationMessages } from './validation'
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

installValidationMessages()

type ToHttpError = (issues: readonly z.core.$ZodIssue[]) => HttpError

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const field = issue.path.filter((part) => typeof part === 'string').at(-1) ?? 'base'
    fields[field] = [...new Set(fields[field]).add(issue.message as Message)]
  }
  return fields
}

/** The problems of a body as a 422 per field. */
export const toFieldsError: ToHttpError = (issues) => invalidFields(fieldErrors(issues))
/** The problems as messages that include the names of the fields. */
export const validationSentences = (issues: Parameters<ToHttpError>[0]) => {
  const { errors } = toFieldsError(issues).body as {
    errors: { full_messages: (Message | FieldMessage)[] }
  }
  return errors.full_messages
}
const errorBodies = {
  fields: toFieldsError,
  list: (issues) => invalidList(...validationSentences(issues)),
  sentence: (issues) => invalidRequest(validationSentences(issues)[0]!),
  messages: (issues) => invalidMessages(...validationSentences(issues)),
} satisfies Record<string, ToHttpError>

// A missing key or a wrong type is a mistake of the client; all other problems are the person's
// input.
const isMalformed = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_key'

const validationHook =
  (toError: ToHttpError): Hook<unknown, AppEnv, string, unknown> =>
  (result) => {
    if (result.success) return
    if (result.target === 'param') throw notFound()
    const { issues } = result.error
    if (result.target !== 'json' || issues.some(isMalformed)) throw badRequest()
    throw toError(issues)
  }

/**
 * The routes of one resource. A request that does not match its schema is rejected before the
 * handler: 404 for a path parameter, 400 for a query or a missing key, 422 for a rule of a body's
 * field. A rule names its message, or takes the usual one. `errors` chooses the body of the 422:
 * per field, a plain list (look-ups, password), the first message as `error` (purchases),
 * `messages` (tax), or a function that creates it.
 */
export function createApi(errors: keyof typeof errorBodies | ToHttpError = 'fields') {
  const toError = typeof errors === 'function' ? errors : errorBodies[errors]
  return new OpenAPIHono<AppEnv>({ defaultHook: validationHook(toError) })
}
