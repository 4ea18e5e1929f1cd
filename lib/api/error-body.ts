const MAX_MESSAGES = 20
const MAX_MESSAGE_LENGTH = 500

export type ErrorBody = {
  code: string | null
  messages: string[]
  fieldErrors: Record<string, string[]>
}

/**
 * Reads any failure body of the provider, with camelCase keys. The sentences come from the first of
 * `errors.fullMessages`, `fullMessages`, `error`, `error.message`, `errors[]`, `messages`, `message`
 * that holds any.
 */
export function readErrorBody(body: unknown): ErrorBody {
  const { errors, error, messages, message, fullMessages, code } = record(body)
  const sources = [
    record(errors).fullMessages,
    fullMessages,
    error,
    record(error).message,
    errors,
    messages,
    message,
  ]
  return {
    code: typeof code === 'string' && /^[a-z][a-z0-9_]{0,60}$/.test(code) ? code : null,
    messages: sources.map(sentences).find((found) => found.length > 0) ?? [],
    fieldErrors: fieldErrors(errors),
  }
}

function fieldErrors(errors: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(record(errors))
      .filter(([field]) => field !== 'fullMessages')
      .map(([field, value]) => [field, sentences(value)] as const)
      .filter(([, found]) => found.length > 0),
  )
}

/** The sentences in a text or a list of texts, trimmed and bounded. */
function sentences(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((item): item is string => typeof item === 'string')
    .map((item) => item.trim().slice(0, MAX_MESSAGE_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_MESSAGES)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}
