import { say } from './speech'
import type { ApiResult, StripeError } from './wire'

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the card provider. Check your connection and try again.',
}

const unreadable: StripeError = {
  type: 'api_error',
  message: 'The card provider did not answer as expected. Try again.',
}

function errorOf(body: unknown): StripeError {
  const error = (body as { error?: unknown } | null)?.error
  const isError = typeof error === 'object' && error !== null && 'message' in error
  return isError ? (error as StripeError) : unreadable
}

const spoken = (error: StripeError): StripeError => ({ ...error, message: say(error.message) })

/** How long a call may take, in milliseconds. */
const limitMs = 30_000

/** Posts to the sandbox's API. Never throws: an answer that did not come is an error object too. */
export async function callApi(
  address: string,
  body: Record<string, unknown>,
  timeoutMs = limitMs,
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
    return { ok: false, error: spoken(unreachable) }
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof answer !== 'object' || answer === null)
    return { ok: false, error: spoken(errorOf(answer)) }
  const given = answer as Record<string, unknown>
  const failed = given.last_payment_error as StripeError | null | undefined
  return { ok: true, body: failed ? { ...given, last_payment_error: spoken(failed) } : given }
}
