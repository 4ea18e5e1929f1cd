import { translate } from './translate'
import type { ApiResult, StripeError } from './messages'

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the card provider. Check your connection and try again.',
}

const unreadable: StripeError = {
  type: 'api_error',
  message: 'The card provider did not answer as expected. Try again.',
}

function toError(body: unknown): StripeError {
  const error = (body as { error?: unknown } | null)?.error
  const isError = typeof error === 'object' && error !== null && 'message' in error
  return isError ? (error as StripeError) : unreadable
}

const translated = (error: StripeError): StripeError => ({
  ...error,
  message: translate(error.message),
})

/** The timeout of a call, in milliseconds. */
const defaultTimeoutMs = 30_000

/** Posts to the sandbox's API. Never throws: a missing response is an error object too. */
export async function callApi(
  address: string,
  body: Record<string, unknown>,
  timeoutMs = defaultTimeoutMs,
): Promise<ApiResult> {
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return { ok: false, error: translated(unreachable) }
  }
  const parsed: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof parsed !== 'object' || parsed === null)
    return { ok: false, error: translated(toError(parsed)) }
  const responseBody = parsed as Record<string, unknown>
  const failed = responseBody.last_payment_error as StripeError | null | undefined
  return {
    ok: true,
    body: failed ? { ...responseBody, last_payment_error: translated(failed) } : responseBody,
  }
}
