import { currentLanguage, translate } from './translate'
import type { ApiResult, StripeError } from './messages'

type FailedResult = Extract<ApiResult, { ok: false }>

/** The result of a call without a response. */
export const unreachable = (): FailedResult => ({
  ok: false,
  error: { type: 'api_connection_error', message: translate('card_provider_unreachable') },
})

function toFailedResult(body: unknown): FailedResult {
  const error = (body as { error?: unknown } | null)?.error
  const isError = typeof error === 'object' && error !== null && 'message' in error
  const unreadable = { type: 'api_error', message: translate('card_provider_unreadable') }
  return { ok: false, error: isError ? (error as StripeError) : unreadable }
}

/** The timeout of a call, in milliseconds. */
const defaultTimeoutMs = 30_000

/** Posts to the sandbox's API, which replies in the page's language. Never throws: a missing response is an error object too. */
export async function callApi(
  address: string,
  body: Record<string, unknown>,
  timeoutMs = defaultTimeoutMs,
): Promise<ApiResult> {
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'accept-language': currentLanguage(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return unreachable()
  }
  const parsed: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof parsed !== 'object' || parsed === null) return toFailedResult(parsed)
  return { ok: true, body: parsed as Record<string, unknown> }
}
